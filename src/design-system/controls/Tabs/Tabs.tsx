import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/native.ts';
import { panelId, Tab, type TabItem, tabId } from './Tab.tsx';
import * as styles from './Tabs.css.ts';
import { useTabRow } from './useTabRow.ts';

/** Handed on to the row. */
export interface TabsProps<Value extends string> extends ElementProps<'div', 'id' | 'role' | 'onChange' | 'onKeyDown' | 'defaultValue'> {
  /** Shared with the TabPanel, which it ties the tabs to. */
  id: string;
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  /** Arrow keys only move the focus; a tab is chosen by pressing it, because choosing may load a list. */
  onChange: (value: Value) => void;
  /** The current tab was pressed again: scroll to the top, refresh. */
  onReselect?: ((value: Value) => void) | undefined;
}

/**
 * Switches between lists in the same part of a screen. For a setting with few values use SegmentedControl; for screens, links. Where the
 * tabs are not a plain row of names, it is put together of TabsRoot, TabsList, TabsTrigger and TabsContent.
 */
export function Tabs<Value extends string>({ id, label, items, value, onChange, onReselect, ref, ...native }: TabsProps<Value>) {
  const { row, move } = useTabRow(ref, value, items.length);
  return (
    <div {...native} ref={row} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
      {items.map((item) => (
        <Tab
          key={item.value}
          tabsId={id}
          item={item}
          isSelected={item.value === value}
          onPress={() => (item.value === value ? onReselect?.(value) : onChange(item.value))}
        />
      ))}
    </div>
  );
}

export interface TabPanelProps extends ElementProps<'div', 'id' | 'role'> {
  /** The `id` of the Tabs. */
  tabsId: string;
  /** The selected value. */
  value: string;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ tabsId, value, ...native }: TabPanelProps) {
  return <div {...native} role="tabpanel" id={panelId(tabsId)} aria-labelledby={tabId(tabsId, value)} className={styles.panel} />;
}
