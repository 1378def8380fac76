import type { PointerEvent, ReactNode } from 'react';
import type { ControlSize } from './ControlFrame.css.ts';
import * as styles from './ControlFrame.css.ts';

export interface ControlFrameProps {
  size?: ControlSize | undefined;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Before the control, in reading direction: an icon, a country button, a unit. */
  start?: ReactNode;
  /** After the control: clear button, eye, unit. */
  end?: ReactNode;
  /** The control itself, with the class `control` of `ControlFrame.css.ts`. */
  children: ReactNode;
}

/** Edge, padding and focus ring of a text-like control, with room before and after it. */
export function ControlFrame({ size = 'medium', isInvalid = false, isDisabled = false, start, end, children }: ControlFrameProps) {
  return (
    <div className={styles.frame({ size, isInvalid, isDisabled })} onPointerDown={focusControl}>
      {start && <span className={styles.adornment}>{start}</span>}
      {children}
      {end && <span className={styles.adornment}>{end}</span>}
    </div>
  );
}

/** The whole frame looks like the field, so pressing its padding or an ornament goes to the control. */
function focusControl(event: PointerEvent<HTMLDivElement>) {
  const target = event.target as Element;
  if (target.closest('button, a, input, textarea, select, [tabindex]')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
