import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isRtl } from '../../private/direction/index.ts';
import { rovingIndex } from '../../private/roving/index.ts';
import { Tab } from './Tab.tsx';
import type { TabItem } from './tabItem.ts';
import * as styles from './Tabs.css.ts';
import { panelId, tabId } from './tabIds.ts';

export interface TabsProps<Value extends string> {
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

/** Switches between lists in one place. For a setting with few values use SegmentedControl; for screens, links. */
export function Tabs<Value extends string>({ id, label, items, value, onChange, onReselect }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const tabs = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

  // Only sideways, and only inside the row: scrollIntoView would scroll the page as well.
  useLayoutEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && selected) bringIntoRow(list.current, selected);
  }, [value, items.length]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = tabs();
    const next = rovingIndex(event.key, all.indexOf(event.target as HTMLElement), all.length, isRtl(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
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

function bringIntoRow(row: HTMLElement, tab: HTMLElement) {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const missing = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += missing;
}

export interface TabPanelProps {
  /** The `id` of the Tabs. */
  tabsId: string;
  /** The selected value. */
  value: string;
  children: ReactNode;
}

/** What the selected tab shows. */
export function TabPanel({ tabsId, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tabsId)} aria-labelledby={tabId(tabsId, value)} className={styles.panel}>
      {children}
    </div>
  );
}
