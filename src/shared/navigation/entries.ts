import { type Path } from '@/shared/lib/paths';

/** State stored in one browser history entry. It survives a reload and is available again after Forward. */
export interface HistoryEntry {
  /** Identifies the entry in stored positions. */
  readonly key: string;
  /** How many of the application's entries precede it. */
  readonly depth: number;
  /** The screen that it replaced, when it was reached by a replacing navigation. */
  readonly previous?: Path;
  /** How many overlays (dialogs, menus) are open over the screen: each has its own entry, so that Back closes it. */
  readonly layers: number;
}

/** The current entry. One that the application didn't create (the first, a pasted address) has none of its entries before it. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'sez' in state ? (state.sez as Partial<HistoryEntry>) : {};
  return { key: '', depth: 0, layers: 0, ...entry };
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** Writes an entry without changing the state of others. */
export function writeEntry(entry: HistoryEntry, how: 'push' | 'replace', state?: unknown, address?: string): void {
  const data = { ...(typeof state === 'object' ? state : undefined), sez: entry };
  history[how === 'push' ? 'pushState' : 'replaceState'](data, '', address);
}
