import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, use } from 'react';
import { type Glyph, Icon } from '../../display/Icon/index.ts';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuActionContext.ts';

export const menuItemTones = ['neutral', 'negative'] as const;

export interface MenuItemProps {
  children: ReactNode;
  icon?: Glyph | undefined;
  /** `negative` for what destroys; such items stand last, below a separator. */
  tone?: (typeof menuItemTones)[number] | undefined;
  isDisabled?: boolean | undefined;
  /** Runs once the menu is closed and its button has the focus again. */
  onSelect: () => void;
}

export function MenuItem({ children, icon, tone = 'neutral', isDisabled = false, onSelect }: MenuItemProps) {
  const action = use(MenuActionContext);
  return (
    <Radix.Item
      className={styles.item({ tone })}
      disabled={isDisabled}
      onSelect={() => {
        if (action) action.current = onSelect;
      }}
    >
      {icon && <span className={styles.itemIcon({ tone })}><Icon glyph={icon} /></span>}
      {children}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
