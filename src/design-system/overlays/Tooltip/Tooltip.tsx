import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useDirection } from '../../private/direction/useDirection.ts';
import type { ElementProps } from '../../private/native.ts';
import { useLayer } from '../../private/stacking/Stacking.tsx';
import type { PopoverSide } from '../Popover/Popover.tsx';
import * as styles from './Tooltip.css.ts';

/** Handed on to the bubble. */
export interface TooltipProps extends ElementProps<'div', 'role'> {
  /** One short sentence. Never the only source of an information, because touch screens don't show it. */
  text: string;
  /** The one focusable element it explains. */
  children: ReactElement;
  side?: PopoverSide | undefined;
  /** Leave out to let the pointer and the focus decide. */
  isOpen?: boolean | undefined;
}

/** Milliseconds of rest before the first tooltip. */
const patience = 500;
const IsGrouped = createContext(false);

/** A sentence about a control, on hover and on keyboard focus; Escape puts it away. */
export function Tooltip({ text, children, side = 'top', isOpen, ...native }: TooltipProps) {
  const zIndex = useLayer('tooltip');
  const dir = useDirection();
  const isGrouped = useContext(IsGrouped);

  const tooltip = (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content {...native} className={styles.bubble} style={{ zIndex }} side={side} sideOffset={4} collisionPadding={8} dir={dir}>
          {text}
          <Radix.Arrow className={styles.arrow} width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return isGrouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}

/** Tooltips of one toolbar: after the first has been waited for, its neighbours answer at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <IsGrouped value>
      <Radix.Provider delayDuration={patience}>{children}</Radix.Provider>
    </IsGrouped>
  );
}
