import { divider } from './Divider.css.ts';
import type { DividerDirection, DividerTone } from './variants.ts';

export interface DividerProps {
  tone?: DividerTone | undefined;
  direction?: DividerDirection | undefined;
  /** Separates two groups of things and is announced; otherwise it only pleases the eye. */
  isMeaningful?: boolean | undefined;
}

/** A hairline between what would otherwise run together. */
export function Divider({ tone = 'subtle', direction = 'horizontal', isMeaningful = false }: DividerProps) {
  const meaning = isMeaningful ? { role: 'separator', 'aria-orientation': direction } : { role: 'presentation' };
  return <hr className={divider({ tone, direction })} {...meaning} />;
}
