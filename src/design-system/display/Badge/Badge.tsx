import type { ElementProps } from '../../private/native.ts';
import type { Tone } from '../../vocabulary.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge } from './Badge.css.ts';

export const badgeTones = ['accent', 'primary', 'negative', 'neutral'] as const satisfies readonly Tone[];
export type BadgeTone = (typeof badgeTones)[number];

/** A number, or only the fact that there is something. */
export const badgeForms = ['count', 'dot'] as const;
export type BadgeForm = (typeof badgeForms)[number];

export interface BadgeProps extends ElementProps<'span'> {
  /** The number; not drawn for zero. */
  count: number;
  /** The highest number shown; above it the badge shows "99+". */
  max?: number | undefined;
  /** The number in words for screen readers ("4 unread"); without it the bare number is read. */
  label?: string | undefined;
  tone?: BadgeTone | undefined;
  form?: BadgeForm | undefined;
}

/** The number of unread or pending things of the element that it marks. */
export function Badge({ count, max = 99, label, tone = 'accent', form = 'count', ...native }: BadgeProps) {
  if (count <= 0) return null;
  const number = count > max ? `${max}+` : String(count);
  const shown =
    form === 'count' ? (
      <span dir="ltr" aria-hidden={label !== undefined}>
        {number}
      </span>
    ) : null;
  return (
    <span {...native} className={badge({ tone, form })}>
      {shown}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
