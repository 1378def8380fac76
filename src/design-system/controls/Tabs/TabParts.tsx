import { createContext, type ReactNode, use, useId } from 'react';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { panelId, tabId } from './Tab.tsx';
import * as styles from './Tabs.css.ts';
import { useTabRow } from './useTabRow.ts';

interface TabsState {
  id: string;
  value: string;
  press: (value: string) => void;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

/** @throws Error outside of a `TabsRoot` */
function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('Put the parts of tabs into a TabsRoot.');
  return tabs;
}

export interface TabsRootProps {
  value?: string | undefined;
  /** Without `value`: the tab it starts with. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** The current tab was pressed again. */
  onReselect?: ((value: string) => void) | undefined;
  /** A `TabsList` of `TabsTrigger`s and a `TabsContent` for each, anywhere below it. */
  children: ReactNode;
}

/** Stores the selected tab; renders no element. */
export function TabsRoot({ value: controlledValue, defaultValue = '', onChange, onReselect, children }: TabsRootProps) {
  const id = useId();
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  const press = (next: string) => (next === value ? onReselect?.(next) : change(next));
  return <TabsContext value={{ id, value, press }}>{children}</TabsContext>;
}

export interface TabsListProps extends ElementProps<'div', 'role' | 'onKeyDown'> {
  /** Names the row of tabs. */
  label: string;
  children: ReactNode;
}

export function TabsList({ label, ref, ...native }: TabsListProps) {
  const { row, move } = useTabRow(ref, useTabs().value);
  return <div {...native} ref={row} role="tablist" aria-label={label} className={styles.list} onKeyDown={move} />;
}

export interface TabsTriggerProps extends ElementProps<'button', 'id' | 'role' | 'value' | 'onClick'> {
  value: string;
  children: ReactNode;
}

export function TabsTrigger({ value, children, ...native }: TabsTriggerProps) {
  const tabs = useTabs();
  const isSelected = tabs.value === value;
  return (
    <button
      {...native}
      type="button"
      role="tab"
      id={tabId(tabs.id, value)}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(tabs.id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
      onClick={() => tabs.press(value)}
    >
      <span className={styles.name}>{children}</span>
    </button>
  );
}

export interface TabsContentProps extends ElementProps<'div', 'id' | 'role'> {
  value: string;
  children: ReactNode;
}

/** Drawn while its tab is the selected one. */
export function TabsContent({ value, ...native }: TabsContentProps) {
  const tabs = useTabs();
  if (tabs.value !== value) return null;
  return <div {...native} role="tabpanel" id={panelId(tabs.id)} aria-labelledby={tabId(tabs.id, value)} className={styles.panel} />;
}
