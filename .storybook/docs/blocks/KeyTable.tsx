import type { KeyRow } from '@/design-system/keys.ts';
import { keys } from '@/design-system/keys.ts';
import * as styles from './blocks.css.ts';

/** A table of keys and what they do. */
export function KeyTable({ caption, rows }: { caption: string; rows: readonly KeyRow[] }) {
  return (
    <table className={`sb-unstyled ${styles.keys}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([names, effect]) => (
          <tr key={`${names} ${effect}`}>
            <th scope="row">{names}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The keys of every component. */
export function AllKeys() {
  return Object.entries(keys).map(([component, rows]) => <KeyTable key={component} caption={component} rows={rows} />);
}
