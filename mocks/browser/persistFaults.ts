import { string } from 'valibot';
import { stored } from '@/shared/storage';
import type { Fault, Faults } from '../http/faults.ts';
import { readFault } from '../http/readFault.ts';

const entry = stored('mock:faults', string());

function read(raw: string | undefined): readonly Fault[] {
  if (raw === undefined) return [];
  try {
    const value: unknown = JSON.parse(raw);
    return (Array.isArray(value) ? value : [value]).map(readFault);
  } catch (error) {
    console.warn(`The faults under the storage key ${entry.key} are unreadable.`, error);
    return [];
  }
}

/** Stores the faults under the documented key, where they may also be set by hand, and synchronises them with other tabs. */
export function persistFaults(faults: Faults): void {
  faults.replace(read(entry.read()));
  faults.listen((list) => {
    if (list.length > 0) entry.write(JSON.stringify(list));
    else entry.remove();
  });
  entry.subscribe((newValue) => faults.replace(read(newValue)));
}
