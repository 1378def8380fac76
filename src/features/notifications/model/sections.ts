import type { Notification } from '@/api';
import type { Entry, ListName } from '@/features/lists';

/** The fields of a notification that a list stores: its id, and what its order needs. */
export interface DatedEntry extends Entry {
  readonly createdAt: string;
}

export const entryOf = (row: Notification): DatedEntry => ({ id: row.id, createdAt: timeOf(row) });

/** The server has two lists: read and unread notifications. */
export const listOf = (isRead: boolean) => (isRead ? 'notifications:read' : 'notifications:unread') satisfies ListName;

/** The loaded part of one of the two lists, with its rows as they are shown. */
export interface LoadedRows {
  readonly rows: readonly Notification[];
  /** Total number of rows on the server. */
  readonly count: number;
  readonly hasMore: boolean;
}

/** The rows below one of the two headings. */
export interface Section {
  readonly rows: readonly Notification[];
  readonly count: number;
}

/**
 * Assigns rows to the two headings. A row that is being marked is still in the server's unread list; it is shown among the
 * earlier ones by its age, or only counted there while it belongs after the loaded rows.
 */
export function sectionsOf(unread: LoadedRows, earlier: LoadedRows): { readonly unread: Section; readonly earlier: Section } {
  const earlierIds = new Set(earlier.rows.map(({ id }) => id));
  const marked = unread.rows.filter(({ id, read }) => read && !earlierIds.has(id));
  const oldest = earlier.hasMore ? timeOf(earlier.rows.at(-1)) : '';
  const loaded = marked.filter((row) => timeOf(row) >= oldest);
  return {
    unread: {
      rows: unread.rows.filter(({ read }) => !read),
      count: unread.count - unread.rows.filter(({ read }) => read).length,
    },
    earlier: {
      rows: [...loaded, ...earlier.rows].toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))),
      count: earlier.count + marked.length,
    },
  };
}

function timeOf(row: Notification | undefined): string {
  return row?.createdAt ?? '';
}
