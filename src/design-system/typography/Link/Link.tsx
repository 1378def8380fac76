import { Anchor, type AnchorProps } from './Anchor.tsx';
import { link } from './Link.css.ts';
import type { LinkTone } from './variants.ts';

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
