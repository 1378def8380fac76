import { type ReactNode, useMemo } from 'react';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { WindowedList } from '@/features/lists';
import * as styles from './Members.css.ts';

export interface WindowedRowsProps {
  /** The list's accessible name. */
  label: string;
  /** One key per row, in order. */
  keys: readonly string[];
  row: (index: number) => ReactNode;
}

/** Estimated height of a row that isn't measured yet, in CSS px. */
const usualHeight = 60;
/** From this number of rows on, only rows near the viewport are rendered. */
const longList = 40;

/** Rows in a column. Of a long list only the rows near the viewport and the focused row are rendered. */
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
