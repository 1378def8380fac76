import { afterFrame } from '@/shared/lib/afterFrame';
import { currentPath, type Path, pathBelowBase } from '@/shared/lib/paths';

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

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

interface Layer {
  /** Returns whether the overlay closes; false when it asks something first. */
  readonly onBack: () => boolean;
  isClosing: boolean;
}

const layers: Layer[] = [];
/** A step back that we have asked for ourselves and that has not arrived; what comes meanwhile waits for it. */
let isReturning = false;
let waiting: (() => void) | undefined;
let isSyncPlanned = false;
const leaveListeners = new Set<(key: string) => void>();
let shownKey = '';

/** The entry that is shown now. One that we did not make (the first, a pasted address) has nothing of ours behind it. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'sez' in state ? (state.sez as Partial<HistoryEntry>) : {};
  return { key: '', depth: 0, layers: 0, ...entry };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function write(entry: HistoryEntry, how: 'push' | 'replace', state?: unknown, address?: string): void {
  const data = { ...(typeof state === 'object' ? state : undefined), sez: entry };
  history[how === 'push' ? 'pushState' : 'replaceState'](data, '', address);
  shownKey = entry.key;
}

/** Whether two addresses differ in their query only, or in spelling. */
function sameScreen(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.replace(/\/*(\?.*)?$/, '').toLowerCase());
  return a === b;
}

/** Goes to an address. What lies over the screen gives its entry to the new screen, so that Back never meets it again. */
export function navigate(to: string | URL, { replace = false, state }: NavigateOptions = {}): void {
  if (isReturning) {
    waiting = () => navigate(to, { replace, state });
    return;
  }
  const current = currentEntry();
  const address = String(to);
  for (const listener of leaveListeners) listener(current.key);
  const isOver = current.layers > 0;
  const previous = currentPath();
  const depth = replace && !isOver ? current.depth : current.depth + (isOver ? 0 : 1);
  const isSame = sameScreen(previous, pathBelowBase(new URL(address, location.href).pathname));
  const left = current.previous ?? (isSame ? undefined : previous);
  const entry = { key: newKey(), depth, layers: 0, ...(replace && left !== undefined ? { previous: left } : {}) };
  write(entry, replace || isOver ? 'replace' : 'push', state, address);
  planSync();
}

/**
 * Notes that an overlay lies over the screen. Back then calls `onBack`; an overlay that asks first keeps its entry. Returns the
 * function to call when it is gone. The entry comes after the frame that shows the overlay, which it would hold up (10 ms on a slow phone).
 */
export function openOverlay(onBack: () => boolean): () => void {
  const layer: Layer = { onBack, isClosing: false };
  layers.push(layer);
  planSync(afterFrame);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    planSync();
  };
}

/** Closes what lies over the screen, as Back would, whatever it asks. */
export function closeOverlays(): void {
  for (const layer of [...layers].reverse()) layer.onBack();
}

/** Not at once: an overlay that closes because another opens, or because one goes elsewhere, hands its entry on. */
function planSync(wait: (act: () => void) => void = setTimeout): void {
  if (isSyncPlanned) return;
  isSyncPlanned = true;
  wait(() => {
    isSyncPlanned = false;
    sync();
  });
}

/** Gives every open overlay its entry, and takes those away whose overlay is gone. */
function sync(): void {
  if (isReturning) return;
  const open = layers.filter(({ isClosing }) => !isClosing).length;
  const entry = currentEntry();
  if (entry.layers > open) {
    isReturning = true;
    history.go(open - entry.layers);
    return;
  }
  for (let layer = entry.layers + 1; layer <= open; layer += 1) {
    const current = currentEntry();
    write({ key: current.key, depth: current.depth + 1, layers: layer }, 'push', history.state);
  }
}

function onPopState(): void {
  for (const listener of leaveListeners) listener(shownKey);
  const entry = currentEntry();
  shownKey = entry.key;
  if (isReturning) {
    isReturning = false;
    const next = waiting;
    waiting = undefined;
    next?.();
  } else {
    const open = layers.filter(({ isClosing }) => !isClosing);
    for (const layer of open.slice(entry.layers).reverse()) layer.isClosing = layer.onBack();
  }
  planSync();
}

/** Follows the browser's own buttons. Call once, before anything is drawn. Returns the function that stops it. */
export function startHistory(): () => void {
  const entry = currentEntry();
  if (entry.key) shownKey = entry.key;
  else write({ ...entry, key: newKey() }, 'replace', history.state);
  addEventListener('popstate', onPopState);
  // A page that was loaded anew stands on the entry of an overlay that is not open any more.
  planSync();
  return () => removeEventListener('popstate', onPopState);
}

/** Calls back with the key of an entry before another one is shown. Returns the function that stops it. */
export function onLeave(listener: (key: string) => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}
