import { atom } from 'jotai';

/** A post written in this browser, shown on top of a list until the server's own list brings it. */
export interface LocalEntry {
  /** Stays the same when the temporary id gives way to the real one, so that the card is not rebuilt. */
  readonly key: string;
  readonly id: string;
}

const entriesAtom = atom<Readonly<Record<string, readonly LocalEntry[]>>>({});
const noEntries: readonly LocalEntry[] = [];

/** What was written here for one list, newest first. Lists are named `feed:<tab>`, `profile:<userId>` or `replies:<postId>`. */
export const localEntriesAtom = atom((get) => {
  const all = get(entriesAtom);
  return (list: string) => all[list] ?? noEntries;
});

export const addLocalEntryAtom = atom(null, (_get, set, list: string, id: string) => {
  set(entriesAtom, (all) => ({ ...all, [list]: [{ key: id, id }, ...(all[list] ?? [])] }));
});

/** The server accepted the post: the entry keeps its key and place and points to the real id. */
export const renameLocalEntryAtom = atom(null, (_get, set, from: string, to: string) => {
  set(entriesAtom, (all) => mapLists(all, (list) => list.map((entry) => (entry.id === from ? { ...entry, id: to } : entry))));
});

export const removeLocalEntryAtom = atom(null, (_get, set, id: string) => {
  set(entriesAtom, (all) => mapLists(all, (list) => list.filter((entry) => entry.id !== id)));
});

export const clearLocalEntriesAtom = atom(null, (_get, set) => set(entriesAtom, {}));

function mapLists<T>(all: Readonly<Record<string, T>>, change: (list: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([name, list]) => [name, change(list)]));
}

/** Name of the list that a newly written post joins: the one on the screen. Set by whoever shows it. */
export const activeListAtom = atom('feed:all');
