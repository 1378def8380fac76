import { atom, type WritableAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import type { Stored } from './stored.ts';

/**
 * An atom over a storage key: reads when it is first needed, follows other tabs while mounted, writes through.
 * Writing `undefined` removes the key.
 */
export function storedAtom<T>(entry: Stored<T>): WritableAtom<T | undefined, [T | undefined], void> {
  const base = atomWithLazy<T | undefined>(() => entry.read());
  base.onMount = (set) => {
    set(entry.read());
    return entry.subscribe(set);
  };
  return atom(
    (get) => get(base),
    (_get, set, value) => {
      if (value === undefined) entry.remove();
      else entry.write(value);
      set(base, value);
    },
  );
}
