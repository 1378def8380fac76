import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** A number beside the name, already formatted; nothing is shown without it. */
  count?: ReactNode;
}

/** The ids by which tabs and panel name each other. */
export const tabId = (tabsId: string, value: string): string => `${tabsId}-tab-${value}`;
export const panelId = (tabsId: string): string => `${tabsId}-panel`;

interface TabProps {
  tabsId: string;
  item: TabItem<string>;
  isSelected: boolean;
  onPress: () => void;
}

export function Tab({ tabsId, item, isSelected, onPress }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={tabId(tabsId, item.value)}
      aria-selected={isSelected}
      // There is one panel, and it shows the selected tab.
      aria-controls={isSelected ? panelId(tabsId) : undefined}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
      onClick={onPress}
    >
      {/* Its sign stays before a tag on pages from the right to the left too. */}
      <span dir="auto" className={styles.name} data-name={item.label}>
        {item.label}
      </span>
      {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
    </button>
  );
}
