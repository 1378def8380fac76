import { type ReactNode, useMemo } from 'react';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { WindowedList } from '@/features/lists';
import * as styles from './Members.css.ts';

export interface WindowedRowsProps {
  /** Names the list. */
  label: string;
  /** One per row, in their order. */
  keys: readonly string[];
  row: (index: number) => ReactNode;
}

/** Height of a row before it was measured, in CSS px. */
const usualHeight = 60;
/** From so many rows on only those near the window are drawn. */
const longList = 40;

/** Rows one below the other. Of a long list only those near the window are in the page, and the one that has the focus. */
export function WindowedRows(props: WindowedRowsProps) {
  return props.keys.length > longList ? <LongList {...props} /> : <ShortList {...props} />;
}

function ShortList({ label, keys, row }: WindowedRowsProps) {
  const movingRows = useMovingRows<HTMLUListElement>();
  return (
    <ul ref={movingRows} className={styles.list} role="list" aria-label={label}>
      {keys.map((key, index) => (
        <li key={key}>{row(index)}</li>
      ))}
    </ul>
  );
}

function LongList({ label, keys, row }: WindowedRowsProps) {
  const items = useMemo(() => keys.map((key, index) => ({ key, index })), [keys]);
  return (
    <WindowedList
      role="list"
      label={label}
      list={`group:${label}`}
      page="group-people"
      items={items}
      draw={({ index }) => row(index)}
      usualHeight={usualHeight}
    />
  );
}
