import type { Notification } from '@/api';
import type { Entry, ListName } from '@/features/lists';

/** What a list keeps of a notification: its id, and what its order needs. */
export interface DatedEntry extends Entry {
  readonly createdAt: string;
}

export const entryOf = (row: Notification): DatedEntry => ({ id: row.id, createdAt: timeOf(row) });

/** The server has two lists, of what was read and what was not. */
export const listOf = (isRead: boolean) => (isRead ? 'notifications:read' : 'notifications:unread') satisfies ListName;

/** One of the two lists as far as it is loaded, its rows as they are shown. */
export interface LoadedRows {
  readonly rows: readonly Notification[];
  /** How many there are on the server. */
  readonly count: number;
  readonly hasMore: boolean;
}

/** What stands below one of the two headings. */
export interface Section {
  readonly rows: readonly Notification[];
  readonly count: number;
}

/**
 * Which rows stand below which heading. A row that is being marked is still on the server's list of the unread ones; it stands among the
 * earlier ones by its age, or is only counted there while it belongs behind what is loaded.
 */
export function sectionsOf(unread: LoadedRows, earlier: LoadedRows): { readonly unread: Section; readonly earlier: Section } {
  const known = new Set(earlier.rows.map(({ id }) => id));
  const marked = unread.rows.filter(({ id, read }) => read && !known.has(id));
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
