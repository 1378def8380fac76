import type { ReactNode } from 'react';
import type { IconSlot } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import type { ElementProps } from '../../private/native.ts';
import { action } from './ActionButton.css.ts';

export interface ActionButtonProps extends ElementProps<'button', 'type'> {
  /** The accessible name, count included: "Reply, 3 replies". */
  label: string;
  /** An icon component; in lists, which have hundreds of these buttons, one element that they share. */
  icon: IconSlot;
  /** Shown beside the icon, already formatted; omitted for zero. */
  count?: ReactNode;
  /** Makes it a toggle: whether it is on. */
  isPressed?: boolean | undefined;
  /** Still focusable and readable; the press handler has to ignore it. */
  isDisabled?: boolean | undefined;
}

/** An inconspicuous action below a list item, with its count. It renders a single element, because lists have hundreds of them. */
export function ActionButton({ label, icon, count, isPressed, isDisabled, ...native }: ActionButtonProps) {
  return (
    <button {...native} type="button" className={action} aria-label={label} aria-pressed={isPressed} aria-disabled={isDisabled}>
      {drawIcon(icon, 'compact')}
      {count}
    </button>
  );
}
