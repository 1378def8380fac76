import type { Tone } from '../../vocabulary.ts';

export const toastTones = ['positive', 'negative', 'primary'] as const satisfies readonly Tone[];
export type ToastTone = (typeof toastTones)[number];

/** How long a toast lives unless it says otherwise, in ms. */
export const defaultToastLife = 5000;

/** How long it takes to leave, in ms: as long as a change of state (`vars.motion.state`). */
export const toastLeave = 120;

export interface ToastItem {
  id: string;
  tone: ToastTone;
  title: string;
  description?: string | undefined;
  /** In ms; the timer pauses while the pointer or the focus is on the toasts, and while the window is inactive. */
  life?: number | undefined;
  action?: ToastAction | undefined;
  /** A further thing to do, after the first. */
  secondAction?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  /** Closes the toast too. */
  onAction: () => void;
  /** An alternative way to the action, for people who can't reach the toast in time; the default is the label. */
  altText?: string | undefined;
}
