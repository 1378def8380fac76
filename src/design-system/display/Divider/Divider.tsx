import type { ElementProps } from '../../private/native.ts';
import type { Tone } from '../../vocabulary.ts';
import { divider } from './Divider.css.ts';

export const dividerTones = ['faint', 'neutral'] as const satisfies readonly Tone[];
export type DividerTone = (typeof dividerTones)[number];

export const dividerDirections = ['horizontal', 'vertical'] as const;
export type DividerDirection = (typeof dividerDirections)[number];

export interface DividerProps extends ElementProps<'hr'> {
  tone?: DividerTone | undefined;
  direction?: DividerDirection | undefined;
  /** Separates two groups of things and is announced; otherwise it only pleases the eye. */
  isMeaningful?: boolean | undefined;
}

/** A hairline between what would otherwise run together. */
export function Divider({ tone = 'faint', direction = 'horizontal', isMeaningful = false, ...native }: DividerProps) {
  const meaning = isMeaningful ? { role: 'separator', 'aria-orientation': direction } : { role: 'presentation' };
  return <hr {...meaning} {...native} className={divider({ tone, direction })} />;
}
