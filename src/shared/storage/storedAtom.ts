import { atom, type WritableAtom } from 'jotai';
import type { Stored } from './stored.ts';

/**
 * An atom over a storage key: reads when it is first needed, follows other tabs while mounted, writes through.
 * Writing `undefined` removes the key.
 */
export function storedAtom<T>(entry: Stored<T>): WritableAtom<T | undefined, [T | undefined], void> {
  // Empty until the atom is written or mounted: modules are evaluated before a mocked page knows who is signed in.
  const told = atom<{ readonly value: T | undefined } | undefined>(undefined);
  told.onMount = (set) => {
    set({ value: entry.read() });
    return entry.subscribe((value) => set({ value }));
  };
  return atom(
    (get) => {
      const latest = get(told);
      return latest ? latest.value : entry.read();
    },
    (_get, set, value) => {
      if (value === undefined) entry.remove();
      else entry.write(value);
      set(told, { value });
    },
  );
}
