import type { Fault, Faults } from '../http/faults.ts';
import { readFault } from '../http/readFault.ts';

const storageKey = 'mock:faults';

function read(raw: string | null): readonly Fault[] {
  if (raw === null) return [];
  try {
    const value: unknown = JSON.parse(raw);
    return (Array.isArray(value) ? value : [value]).map(readFault);
  } catch (error) {
    console.warn(`The faults under the storage key ${storageKey} are unreadable.`, error);
    return [];
  }
}

/** Stores the faults under the documented key, where they may also be set by hand, and synchronises them with other tabs. */
export function persistFaults(faults: Faults): void {
  faults.replace(read(localStorage.getItem(storageKey)));
  faults.listen((list) => {
    if (list.length > 0) localStorage.setItem(storageKey, JSON.stringify(list));
    else localStorage.removeItem(storageKey);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) faults.replace(read(newValue));
  });
}
