import { type ReactNode, useMemo } from 'react';
import { WindowedList, type WindowedListProps } from './WindowedList.tsx';

export interface LongRowsProps extends Pick<WindowedListProps<{ key: string }>, 'role' | 'label' | 'list' | 'usualHeight'> {
  /** Ids of all rows, because no further page is loaded. */
  ids: readonly string[];
  /** From more rows than this only those near the window are drawn. */
  shortest: number;
  row: (id: string) => ReactNode;
  /** The rows as a plain list, where they are few. */
  children: ReactNode;
}

/** Rows that have all been loaded at once. Of many, only those near the window are in the page. */
export function LongRows({ ids, shortest, row, children, ...names }: LongRowsProps) {
  const items = useMemo(() => ids.map((key) => ({ key })), [ids]);
  if (ids.length <= shortest) return children;
  return <WindowedList {...names} page={names.list} items={items} draw={({ key }) => row(key)} />;
}
