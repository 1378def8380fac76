import type { Tone } from '../../vocabulary.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { link } from './Link.css.ts';

/** `primary` is coloured; `strong` and `muted` look like the text around them until pointed at. */
export const linkTones = ['primary', 'strong', 'muted', 'inherit'] as const satisfies readonly Tone[];
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  tone?: LinkTone | undefined;
  /** Always underlined: for links inside running text of the same colour. */
  isUnderlined?: boolean | undefined;
  /** Cuts to one line with an ellipsis. */
  isTruncated?: boolean | undefined;
}

/** A link in text. One that looks like a button is a `LinkButton`. */
export function Link({ tone = 'primary', isUnderlined = false, isTruncated = false, ...rest }: LinkProps) {
  return <Anchor {...rest} className={link({ tone, isUnderlined, isTruncated })} />;
}
