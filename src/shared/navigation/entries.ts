import { type Path } from '@/shared/lib/paths';

/** What one entry of the browser's history knows about itself. It outlives a reload, and Forward finds it again. */
export interface HistoryEntry {
  /** Names the entry, for what is remembered about it. */
  readonly key: string;
  /** How many entries of ours lie behind it. */
  readonly depth: number;
  /** The screen that it took the place of, when it was reached without a step of its own. */
  readonly previous?: Path;
  /** How many overlays (dialogs, menus) lie over the screen: each has an entry of its own, so that Back closes it. */
  readonly layers: number;
}

/** The entry that is shown now. One that we did not make (the first, a pasted address) has nothing of ours behind it. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'sez' in state ? (state.sez as Partial<HistoryEntry>) : {};
  return { key: '', depth: 0, layers: 0, ...entry };
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** Writes an entry beside what others keep in its state. */
export function writeEntry(entry: HistoryEntry, how: 'push' | 'replace', state?: unknown, address?: string): void {
  const data = { ...(typeof state === 'object' ? state : undefined), sez: entry };
  history[how === 'push' ? 'pushState' : 'replaceState'](data, '', address);
}
