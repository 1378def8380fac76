import * as v from 'valibot';
import type { Fault, Faults } from '../http/faults.ts';

const storageKey = 'mock:faults';

const faultsSchema = v.array(
  v.looseObject({ path: v.optional(v.string()), method: v.optional(v.string()), status: v.optional(v.number()) }),
);

function read(raw: string | null): readonly Fault[] {
  if (raw === null) return [];
  try {
    const value: unknown = JSON.parse(raw);
    return v.parse(faultsSchema, Array.isArray(value) ? value : [value]) as Fault[];
  } catch (error) {
    console.warn(`The faults under the storage key ${storageKey} are unreadable.`, error);
    return [];
  }
}

/** Keeps the faults under the documented storage key, where they may also be set by hand, and in step with other tabs. */
export function keepFaults(faults: Faults): void {
  faults.replace(read(localStorage.getItem(storageKey)));
  faults.listen((list) => {
    if (list.length > 0) localStorage.setItem(storageKey, JSON.stringify(list));
    else localStorage.removeItem(storageKey);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) faults.replace(read(newValue));
  });
}
