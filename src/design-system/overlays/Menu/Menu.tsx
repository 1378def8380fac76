import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useDirection } from '../../private/direction/index.ts';
import { InertPage } from '../../private/focus/index.ts';
import { Layer, useLayer } from '../../private/stacking/index.ts';
import { matches } from './matches.ts';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuActionContext.ts';

/** On phones a menu stays at its button or comes as a sheet from the lower edge. */
export const menuPhoneLayouts = ['anchored', 'sheet'] as const;

export interface MenuProps {
  /** The button that opens it, one element that takes a ref and button props: Button or IconButton. */
  trigger: ReactElement;
  /** `end` aligns the far edges in reading direction. */
  align?: 'start' | 'center' | 'end' | undefined;
  phoneLayout?: (typeof menuPhoneLayouts)[number] | undefined;
  /** Opens with its first frame: for a menu whose module is fetched by the press on its button. */
  isInitiallyOpen?: boolean | undefined;
  /** Told about opening and closing; the menu keeps the state itself. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** MenuItem, MenuLabel, MenuSeparator, MenuChoice. */
  children: ReactNode;
}

/**
 * A few actions behind a button. It keeps beside its button while the page scrolls or changes size, and closes on a
 * press outside, on Escape and after an action. For choosing a value of a form use Listbox.
 */
export function Menu({ trigger, align = 'end', phoneLayout = 'anchored', isInitiallyOpen = false, onOpenChange, children }: MenuProps) {
  const direction = useDirection();
  const zIndex = useLayer('menu');
  const [isSheet, setIsSheet] = useState(() => isInitiallyOpen && phoneLayout === 'sheet' && matches('phone'));
  const action = useRef<(() => void) | undefined>(undefined);

  const changeOpen = (isOpen: boolean) => {
    // Decided on opening: a sheet takes the whole attention, an anchored menu lets the page scroll.
    if (isOpen) setIsSheet(phoneLayout === 'sheet' && matches('phone'));
    onOpenChange?.(isOpen);
  };
  const act = () => {
    const run = action.current;
    action.current = undefined;
    // After Radix has put the focus back on the button.
    if (run) queueMicrotask(run);
  };

  return (
    <Radix.Root dir={direction} modal={isSheet} defaultOpen={isInitiallyOpen} onOpenChange={changeOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={phoneLayout === 'sheet' ? `${styles.surface} ${styles.sheet}` : styles.surface}
          style={{ zIndex }}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onCloseAutoFocus={act}
        >
          <MenuActionContext value={action}>
            {isSheet && <InertPage />}
            <Layer zIndex={zIndex}>{children}</Layer>
          </MenuActionContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
