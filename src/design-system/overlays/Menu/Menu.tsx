import * as Radix from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDirection } from '../../private/direction/useDirection.ts';
import type { ElementProps } from '../../private/native.ts';
import { useCloseOnBack } from '../../private/overlayHistory.ts';
import { SheetHandle } from '../../private/sheet/SheetHandle.tsx';
import { Layer, useLayer } from '../../private/stacking/Stacking.tsx';
import { useControllableState } from '../../private/useControllableState.ts';
import { media } from '../../styles/media.ts';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuItem.tsx';

/** Whether a media condition of the design system holds right now. */
const matches = (condition: keyof typeof media): boolean => window.matchMedia(media[condition]).matches;

/** On phones a menu stays at its button or comes as a sheet from the lower edge. */
export const menuPhoneLayouts = ['anchored', 'sheet'] as const;

/** Handed on to the menu. */
export interface MenuProps extends ElementProps<'div', 'role' | 'dir'> {
  /** The button that opens it, one element that takes a ref and button props: Button or IconButton. */
  trigger: ReactElement;
  /** `end` aligns the far edges in reading direction. */
  align?: 'start' | 'center' | 'end' | undefined;
  phoneLayout?: (typeof menuPhoneLayouts)[number] | undefined;
  isOpen?: boolean | undefined;
  /** Without `isOpen`: whether it opens with its first frame, for a menu whose module is fetched by the press on its button. */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** MenuItem, MenuLabel, MenuSeparator, MenuChoice. */
  children: ReactNode;
}

/**
 * A few actions behind a button. It keeps beside its button while the page scrolls or changes size, and closes on a
 * press outside, on Escape and after an action. For choosing a value of a form use Select.
 */
export function Menu({
  trigger,
  align = 'end',
  phoneLayout = 'anchored',
  isOpen: controlledIsOpen,
  defaultIsOpen = false,
  onOpenChange,
  onFocus,
  children,
  ...native
}: MenuProps) {
  const direction = useDirection();
  const zIndex = useLayer('menu');
  const [isSheet, setIsSheet] = useState(() => (controlledIsOpen ?? defaultIsOpen) && phoneLayout === 'sheet' && matches('phone'));
  const [isOpen, setIsOpen] = useControllableState(controlledIsOpen, defaultIsOpen, onOpenChange);
  // Opened with its first frame by a key: Radix listens to keys only from then on, and would leave the focus on the menu itself.
  const [beginsAtItem, setBeginsAtItem] = useState(() => defaultIsOpen && isFocusVisible());
  const action = useRef<(() => void) | undefined>(undefined);
  const opensOnRelease = useRef(false);

  const changeOpen = (isOpen: boolean) => {
    // Decided on opening: a sheet takes the whole attention, an anchored menu lets the page scroll.
    if (isOpen) setIsSheet(phoneLayout === 'sheet' && matches('phone'));
    setIsOpen(isOpen);
  };
  useCloseOnBack(isOpen, () => {
    changeOpen(false);
    return true;
  });
  // Radix opens with the press of any pointer. A finger may be about to scroll: only its click, which a movement takes away, opens.
  const press = (event: PointerEvent) => {
    opensOnRelease.current = event.pointerType === 'touch' || event.pointerType === 'pen';
    if (opensOnRelease.current) event.preventDefault();
  };
  const release = () => {
    if (opensOnRelease.current) changeOpen(!isOpen);
    opensOnRelease.current = false;
  };
  const act = () => {
    const run = action.current;
    action.current = undefined;
    // After Radix has put the focus back on the button.
    if (run) queueMicrotask(run);
  };

  const focus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!beginsAtItem || event.target !== event.currentTarget) return;
    setBeginsAtItem(false);
    event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')?.focus({ preventScroll: true });
  };

  return (
    <Radix.Root dir={direction} modal={isSheet} open={isOpen} onOpenChange={changeOpen}>
      <Radix.Trigger asChild onPointerDown={press} onClick={release}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...native}
          className={phoneLayout === 'sheet' ? `${styles.surface} ${styles.sheet}` : styles.surface}
          style={{ zIndex }}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={focus}
          onCloseAutoFocus={act}
        >
          <MenuActionContext value={action}>
            {isSheet && <InertPage />}
            {isSheet && <SheetHandle onAway={() => changeOpen(false)} />}
            <Layer zIndex={zIndex}>{children}</Layer>
          </MenuActionContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether the focus is where a key put it; never so where there is no page. */
function isFocusVisible(): boolean {
  return typeof document !== 'undefined' && document.activeElement?.matches(':focus-visible') === true;
}

/**
 * While it is mounted inside a modal Radix layer, what that layer hides from screen readers is inert as well: Radix
 * leaves it focusable, and a hidden element that can be focused is a trap.
 */
function InertPage() {
  useEffect(() => {
    let hidden: readonly HTMLElement[] = [];
    let isMounted = true;
    // The layer marks hidden elements in an effect of its own, which runs after those of its children.
    queueMicrotask(() => {
      if (!isMounted) return;
      hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]:not([inert])')];
      for (const element of hidden) element.inert = true;
    });
    return () => {
      isMounted = false;
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return null;
}
