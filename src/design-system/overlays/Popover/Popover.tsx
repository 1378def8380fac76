import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode, SVGAttributes } from 'react';
import { useDirection } from '../../private/direction/useDirection.ts';
import { isComposing } from '../../private/isComposing.ts';
import type { ElementProps } from '../../private/native.ts';
import { useCloseOnBack } from '../../private/overlayHistory.ts';
import { Layer, useLayer } from '../../private/stacking/Stacking.tsx';
import { useControllableState } from '../../private/useControllableState.ts';
import * as floating from './floating.css.ts';

export const popoverSides = ['top', 'bottom', 'left', 'right'] as const;
export const popoverAligns = ['start', 'center', 'end'] as const;
export type PopoverSide = (typeof popoverSides)[number];
export type PopoverAlign = (typeof popoverAligns)[number];

/** Handed on to the layer. */
export interface PopoverProps extends ElementProps<'div', 'role'> {
  /** The one button that opens and closes it. */
  trigger: ReactElement;
  /** Names the layer for assistive technology. */
  label: string;
  children: ReactNode;
  /** Preferred side; the opposite one is taken where there is no room. */
  side?: PopoverSide | undefined;
  align?: PopoverAlign | undefined;
  /** Points at the trigger. */
  hasPointer?: boolean | undefined;
  isOpen?: boolean | undefined;
  /** Without `isOpen`: whether it begins open. */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A layer of content next to the button that opened it. The page behind stays usable. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'center',
  hasPointer = false,
  isOpen: controlledIsOpen,
  defaultIsOpen = false,
  onOpenChange,
  ...native
}: PopoverProps) {
  const [isOpen, changeOpen] = useControllableState(controlledIsOpen, defaultIsOpen, onOpenChange);
  useCloseOnBack(isOpen, () => {
    changeOpen(false);
    return true;
  });
  const zIndex = useLayer('menu');
  const dir = useDirection();

  return (
    <Radix.Root open={isOpen} onOpenChange={changeOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...native}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={hasPointer ? 2 : 6}
          collisionPadding={8}
          arrowPadding={16}
          dir={dir}
          className={floating.sheet}
          style={{ zIndex }}
          // This Escape ends a half-typed word of a field inside, not the layer.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
        >
          <Layer zIndex={zIndex}>
            <div className={floating.popoverBody}>{children}</div>
          </Layer>
          {hasPointer && (
            <Radix.Arrow asChild>
              <Pointer />
            </Radix.Arrow>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The little triangle towards the anchor. Drawn pointing down; Radix rotates it for its side. */
export function Pointer(props: SVGAttributes<SVGSVGElement>) {
  return (
    <svg {...props} width="20" height="10" viewBox="0 0 20 10" aria-hidden="true" className={floating.pointer}>
      <path d="M1 0 L10 9 L19 0" strokeWidth="1" />
    </svg>
  );
}
