import * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, type ReactNode, type RefObject, use } from 'react';
import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import type { ElementProps } from '../../private/native.ts';
import type { Tone } from '../../vocabulary.ts';
import * as styles from './Menu.css.ts';

/** Stores the action of a chosen item until the menu is closed. */
export const MenuActionContext = createContext<RefObject<(() => void) | undefined> | null>(null);

export const menuItemTones = ['neutral', 'negative'] as const satisfies readonly Tone[];
export type MenuItemTone = (typeof menuItemTones)[number];

export interface MenuItemProps extends ElementProps<'div', 'role' | 'onSelect'> {
  children: ReactNode;
  icon?: OptionalIcon;
  /** `negative` for destructive actions; put such items last, below a separator. */
  tone?: MenuItemTone | undefined;
  isDisabled?: boolean | undefined;
  /** Runs once the menu is closed and its button has the focus again. */
  onSelect: () => void;
}

export function MenuItem({ children, icon, tone = 'neutral', isDisabled = false, onSelect, ...native }: MenuItemProps) {
  const action = use(MenuActionContext);
  return (
    <Radix.Item
      {...native}
      className={styles.item({ tone })}
      disabled={isDisabled}
      onSelect={(event) => {
        if (!action) return;
        action.current = onSelect;
        // The menu closes at once, without delaying its action.
        (event.target as HTMLElement).closest<HTMLElement>('[role="menu"]')?.setAttribute('data-acting', '');
      }}
    >
      {icon && <span className={styles.itemIcon({ tone })}>{drawIcon(icon)}</span>}
      {children}
    </Radix.Item>
  );
}

export interface MenuLabelProps extends ElementProps<'div'> {
  children: ReactNode;
}

export function MenuLabel(props: MenuLabelProps) {
  return <Radix.Label {...props} className={styles.label} />;
}

export function MenuSeparator(props: ElementProps<'div', 'role'>) {
  return <Radix.Separator {...props} className={styles.separator} />;
}
