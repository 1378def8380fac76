/** The changes of a list's rows. */
export interface ChangedRows<Row> {
  /** New rows before a row that stayed, in order. */
  readonly came: readonly Row[];
  /** Those that have left, each with the row that stayed and followed it; undefined at the end. */
  readonly removedRows: readonly { readonly row: Row; readonly before: Row | undefined }[];
  /** The others, in order. */
  readonly stayed: readonly Row[];
}

/** The part of a mutation record that is read. */
interface Change {
  readonly addedNodes: Iterable<Node>;
  readonly removedNodes: Iterable<Node>;
  readonly nextSibling: Node | null;
}

/** More rows at once are not an event among the others, but another list. */
const few = 3;

/** Derives added and removed rows from a list's mutation records; undefined when there are none, or no remaining row to animate them beside. */
export function changedRows(list: HTMLElement, records: readonly Change[]): ChangedRows<HTMLElement> | undefined {
  const added = new Set<Node>();
  const removed = new Map<Node, Node | null>();
  for (const { addedNodes, removedNodes, nextSibling } of records) {
    for (const node of addedNodes) added.add(node);
    // A row that was moved, or removed and added back, counts as neither.
    for (const node of removedNodes) if (!added.delete(node)) removed.set(node, nextSibling);
  }
  for (const node of added) if (removed.delete(node)) added.delete(node);
  const isRow = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement && !node.inert;
  const rows = [...list.children].filter(isRow);
  const stayed = rows.filter((row) => !added.has(row));
  const last = stayed.at(-1);
  if (!last) return undefined;
  const rowAfter = (node: Node): HTMLElement | undefined => {
    let next = removed.get(node);
    while (next && !stayed.includes(next as HTMLElement)) next = removed.has(next) ? removed.get(next) : next.nextSibling;
    return isRow(next) ? next : undefined;
  };
  const came = rows.slice(0, rows.indexOf(last)).filter((row) => added.has(row));
  const removedRows = [...removed.keys()].filter(isRow).map((row) => ({ row, before: rowAfter(row) }));
  const many = came.length + removedRows.length;
  return many > 0 && many <= few ? { came, removedRows: removedRows, stayed } : undefined;
}
