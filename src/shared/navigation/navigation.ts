import { currentPath, hrefOf, pathBelowBase, paths } from '@/shared/lib/paths';
import { afterFrame } from '@/shared/lib/scheduling';
import { currentEntry, newKey, writeEntry } from './entries.ts';
import { keepPosition, lastPositionOf, loadPositions, type Position, positionOf } from './positions.ts';
import { isBeforeRestored, isRestoring, leadTo, restore, stopRestoring } from './restore.ts';
import { focusMain, readPosition } from './screenPosition.ts';
import { removeScrollTarget, scrollTarget } from './scrollTarget.ts';

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** The person went back: the screen is shown at the position of its entry, or else at its page's last position. */
  readonly isReturn?: boolean | undefined;
  readonly state?: unknown;
}

interface Layer {
  /** Returns whether the overlay closes; false when it asks for confirmation first. */
  readonly onBack: () => boolean;
  isClosing: boolean;
}

const layers: Layer[] = [];
/** A step back requested by the application that hasn't arrived yet; other changes wait for it. */
let isReturning = false;
let waiting: (() => void) | undefined;
let isSyncPlanned = false;

/** How the current screen was reached: forward by a link; back by the browser's buttons, the header's Back or a reload. */
export type NavigationKind = 'forward' | 'return';

/** The tab of the home feed, which isn't in the address. */
export interface HomeTab {
  now(): string;
  show(tab: string): void;
}

const isReload = () => {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return typeof PerformanceNavigationTiming !== 'undefined' && entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

let kind: NavigationKind = 'forward';
/** The entry whose screen is shown, and its path. */
let shown = { key: '', path: '' };
let home: HomeTab | undefined;

export const navigationKind = (): NavigationKind => kind;

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** First half of every step, while the page still shows the previous screen. */
function leave(): void {
  savePosition();
  stopRestoring();
}

/** Second half, before the router renders the next screen, which reports itself (`screenDrawn`); a step within one screen renders no other. */
function arrive(key: string, path: string, how: NavigationKind): void {
  const isSameScreen = path === shown.path;
  shown = { key, path };
  kind = how;
  if (how === 'forward' || !isSameScreen) return;
  const tab = positionOf(key)?.tab;
  if (tab !== undefined && path === paths.home() && tab !== home?.now()) home?.show(tab);
  // React renders the tab in a microtask before this one.
  queueMicrotask(() => void (shown.key === key && restoreShown()));
}

/** Stores the position for the current entry, unless a restored position is still pending. */
function savePosition(): void {
  if (shown.key && !isBeforeRestored()) keepPosition(shown.key, readPosition(home?.now() ?? ''));
}

function restoreShown(): boolean {
  const position = positionOf(shown.key);
  if (position) restore(position);
  return position !== undefined;
}

/**
 * Call once the new screen is in the page, before its first frame. After Back the page scrolls to its stored position, after a link to the
 * requested element (`setScrollTarget`) or to the top, and the screen gets the focus.
 *
 * @param isStart - whether this is the first screen, which keeps the browser's own position and focus
 */
export function screenDrawn(isStart: boolean): void {
  const target = scrollTarget();
  if (target !== undefined) return leadTo(target, removeScrollTarget);
  if (kind === 'return' && restoreShown()) return;
  // A list may have found its page's last position where the entry has none.
  if (isStart || isRestoring()) return;
  window.scrollTo(0, 0);
  afterFrame(focusMain);
}

/** Whether two addresses differ only in their query or spelling. */
function sameScreen(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.replace(/\?.*$/s, '').split('/').filter(Boolean).join('/').toLowerCase());
  return a === b;
}

/** Navigates to an address. An open overlay's entry is replaced by the new screen, so that Back never returns to it. */
export function navigate(to: string | URL, { replace = false, isReturn = false, state }: NavigateOptions = {}): void {
  if (isReturning) {
    waiting = () => navigate(to, { replace, isReturn, state });
    return;
  }
  leave();
  const current = currentEntry();
  const address = String(to);
  const isOver = current.layers > 0;
  const previous = currentPath();
  const depth = replace && !isOver ? current.depth : current.depth + (isOver ? 0 : 1);
  const path = pathBelowBase(new URL(address, location.href).pathname);
  const left = current.previous ?? (sameScreen(previous, path) ? undefined : previous);
  const entry = { key: newKey(), depth, layers: 0, ...(replace && left !== undefined ? { previous: left } : {}) };
  arrive(entry.key, path, isReturn ? 'return' : 'forward');
  writeEntry(entry, replace || isOver ? 'replace' : 'push', state, address);
  planSync();
}

/** Goes back in the history, or else to the screen visited before, or else home (specification, section 2). */
export function goBack(): void {
  const { depth, previous, layers: open } = currentEntry();
  if (isReturning || open > 0) {
    // The entries of overlays lie in between, and are taken away first.
    waiting = goBack;
    closeOverlays();
  } else if (depth > 0) history.back();
  else navigate(hrefOf(previous && previous !== currentPath() ? previous : paths.home()), { replace: true, isReturn: true });
}

/**
 * Registers an overlay over the screen. Back then calls `onBack`; an overlay that asks for confirmation first keeps its entry. Returns the
 * function to call when it is closed. The entry is added after the overlay's first frame, which it would delay (10 ms on a slow phone).
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

/** Closes all overlays as Back would, without asking for confirmation. */
export function closeOverlays(): void {
  for (const layer of [...layers].reverse()) layer.onBack();
}

/** Deferred, so that an overlay that closes because another one opens, or because it navigates, passes its entry on. */
function planSync(wait: (act: () => void) => void = setTimeout): void {
  if (isSyncPlanned) return;
  isSyncPlanned = true;
  wait(() => {
    isSyncPlanned = false;
    sync();
  });
}

/** Adds an entry for every open overlay, and removes entries of closed ones. */
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
    writeEntry({ key: current.key, depth: current.depth + 1, layers: layer }, 'push', history.state);
  }
}

function onPopState(): void {
  const entry = currentEntry();
  // A step that closes an overlay shows the same screen.
  if (entry.key === '' || entry.key !== shown.key) {
    leave();
    arrive(entry.key, pathOf(currentPath()), 'return');
  }
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

/** Delay after a scroll before its position is stored, in ms: often enough for a crash, seldom enough not to slow scrolling. */
const saveDelay = 500;

/**
 * Subscribes to the browser's buttons and stores positions. Call once, before the first render. Returns the function that stops it.
 *
 * @param homeTab - tab of the home feed, restored on Back to the one in which that entry was left
 */
export function startNavigation(homeTab?: HomeTab): () => void {
  home = homeTab;
  kind = isReload() ? 'return' : 'forward';
  loadPositions();
  history.scrollRestoration = 'manual'; // The browser restores before the list has its height again.
  const entry = currentEntry();
  const key = entry.key || newKey();
  shown = { key, path: pathOf(currentPath()) };
  if (!entry.key) writeEntry({ ...entry, key }, 'replace', history.state);

  const stop = new AbortController();
  const { signal } = stop;
  // Capturing, so that it runs before the router's listener, whatever the order of registration.
  addEventListener('popstate', onPopState, { capture: true, signal });
  addEventListener('pagehide', savePosition, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      savePosition();
    }, saveDelay);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  // Keeps the reading position when the phone is rotated.
  let width = innerWidth;
  const onResize = () => {
    const position = positionOf(shown.key);
    if (innerWidth !== width && scrollY > 0 && position?.postId !== undefined) restore(position, false);
    width = innerWidth;
  };
  addEventListener('resize', onResize, { signal });
  // After a reload the current entry may belong to an overlay that is no longer open.
  planSync();
  return () => {
    clearTimeout(timer);
    endReturn();
    stop.abort();
  };
}

/** The first items that a list renders, and how it is restored when it is mounted again without navigation. */
export interface ListPosition {
  /** Only after Back, within 30 minutes, to a list that has a position and still contains its item. */
  readonly position: Position | undefined;
  /** Call when the list leaves the page, while it is still in the document. */
  readonly save: () => void;
}

/** The position in a list of the page `page` that is about to be rendered with items of these anchors. */
export function positionInList(page: string, list: string, anchors: readonly (string | undefined)[]): ListPosition {
  const { key } = shown;
  const known = kind === 'return' ? (positionOf(key) ?? lastPositionOf(page)) : undefined;
  const isInList = known?.list === list && known.postId !== undefined && anchors.includes(known.postId);
  return {
    position: isInList ? known : undefined,
    save: () => {
      if (key === shown.key) savePosition();
    },
  };
}

/** Marks the current content as chosen on this screen: after a change of tab there is no position to restore. */
export function endReturn(): void {
  stopRestoring();
  kind = 'forward';
}
