import { atom, type WritableAtom } from 'jotai';
import type { Stored } from './stored.ts';

/** The window's event for a value that the browser refused to store; it then lasts until the page is left. */
export const storageRefused = 'storage-refused';

/**
 * An atom over a storage key: reads when it is first needed, follows other tabs while mounted, writes through.
 * Writing `undefined` removes the key.
 */
export function storedAtom<T>(entry: Stored<T>): WritableAtom<T | undefined, [T | undefined], void> {
  // Empty until the atom is written or mounted: modules are evaluated before a mocked page knows who is signed in.
  const latestAtom = atom<{ readonly value: T | undefined } | undefined>(undefined);
  latestAtom.onMount = (set) => {
    set({ value: entry.read() });
    return entry.subscribe((value) => set({ value }));
  };
  return atom(
    (get) => {
      const latest = get(latestAtom);
      return latest ? latest.value : entry.read();
    },
    (_get, set, value) => {
      if (value === undefined) entry.remove();
      else if (!entry.write(value)) globalThis.dispatchEvent(new Event(storageRefused));
      set(latestAtom, { value });
    },
  );
}
