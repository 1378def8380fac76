import type { ElementProps } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import type { Tone } from '../../vocabulary.ts';
import * as styles from './Progress.css.ts';

export const progressTones = ['primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type ProgressTone = (typeof progressTones)[number];

export const progressForms = ['bar', 'ring'] as const;
export type ProgressForm = (typeof progressForms)[number];

export interface ProgressProps extends ElementProps<'span'> {
  /** The name of the running task, for screen readers. */
  label: string;
  /** Progress, 0…100; undefined while it is unknown. */
  value?: number | undefined;
  form?: ProgressForm | undefined;
  tone?: ProgressTone | undefined;
  /** Diameter of a ring in px. */
  size?: number | undefined;
}

/** The progress of something. For content that loads for the first time use `Skeleton`, for a pressed button its `isLoading`. */
export function Progress({ label, value, form = 'bar', tone = 'primary', size = 24, ...native }: ProgressProps) {
  const isKnown = value !== undefined;
  const percent = Math.min(Math.max(value ?? 0, 0), 100);
  const semantics = {
    role: 'progressbar',
    'aria-label': label,
    ...(isKnown ? { 'aria-valuenow': Math.round(percent) } : {}),
    ...native,
  };
  const className = styles.progress({ tone, form });
  if (form === 'bar') {
    return (
      <span {...semantics} className={className} style={inlineVars({ [styles.done]: String(percent / 100) })}>
        <span className={styles.fill({ isKnown })} />
      </span>
    );
  }
  return (
    <span {...semantics} className={className} style={inlineVars({ [styles.diameter]: `${size}px` })}>
      <svg viewBox="0 0 24 24" className={styles.ring({ isKnown })}>
        <circle cx={12} cy={12} r={10} className={styles.track} />
        {/* A round cap would draw a dot at zero. */}
        {(!isKnown || percent > 0) && <circle cx={12} cy={12} r={10} pathLength={100} strokeDasharray={`${isKnown ? percent : 25} 100`} />}
      </svg>
    </span>
  );
}
