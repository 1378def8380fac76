import { afterFrame } from '@/shared/lib/afterFrame';
import { currentPath, hrefOf, pathBelowBase, paths } from '@/shared/lib/paths';
import { currentEntry, newKey, writeEntry } from './entries.ts';
import { keepPosition, lastPositionOf, loadPositions, type Position, positionOf } from './positions.ts';
import { isOnTheWay, isRestoring, leadTo, restore, stopRestoring } from './restore.ts';
import { focusMain, readPosition } from './screenPosition.ts';
import { removeScrollTarget, scrollTarget } from './scrollTarget.ts';

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** The person asked to go back: the screen is shown where they left it, as far as its page's last position says. */
  readonly isReturn?: boolean | undefined;
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

/** How the current screen was reached: a link leads forward, the browser's buttons, the header's Back and a reload lead back. */
export type NavigationKind = 'forward' | 'return';

/** The tab of the home feed, which no address tells. */
export interface HomeTab {
  now(): string;
  show(tab: string): void;
}

const isReload = () => {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return typeof PerformanceNavigationTiming !== 'undefined' && entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

let kind: NavigationKind = 'forward';
/** The entry whose screen the page shows, and its path. */
let shown = { key: '', path: '' };
let home: HomeTab | undefined;

export const navigationKind = (): NavigationKind => kind;

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** First half of every step, while the page still shows the screen that is left. */
function leave(): void {
  savePosition();
  stopRestoring();
}

/** Second half, before the router draws the next screen, which says so itself (`screenDrawn`); a step within one screen draws no other. */
function arrive(key: string, path: string, how: NavigationKind): void {
  const isSameScreen = path === shown.path;
  shown = { key, path };
  kind = how;
  if (how === 'forward' || !isSameScreen) return;
  const tab = positionOf(key)?.tab;
  if (tab !== undefined && path === paths.home() && tab !== home?.now()) home?.show(tab);
  // React draws the tab in a microtask before this one.
  queueMicrotask(() => void (shown.key === key && restoreShown()));
}

/** Notes where the person is on the entry that is shown, unless they are still being brought there. */
function savePosition(): void {
  if (shown.key && !isOnTheWay()) keepPosition(shown.key, readPosition(home?.now() ?? ''));
}

function restoreShown(): boolean {
  const position = positionOf(shown.key);
  if (position) restore(position);
  return position !== undefined;
}

/**
 * To be called once the screen of a step stands in the page, before its first frame: whoever returned is brought to their position, a link leads
 * to the element that was named for it (`setScrollTarget`), else to the top, and the screen gets the focus.
 *
 * @param isStart - no screen has been there yet, so that the browser's own position and focus hold
 */
export function screenDrawn(isStart: boolean): void {
  const target = scrollTarget();
  if (target !== undefined) return leadTo(target, removeScrollTarget);
  if (kind === 'return' && restoreShown()) return;
  // A list may have found its page's last position, where the entry has none.
  if (isStart || isRestoring()) return;
  window.scrollTo(0, 0);
  afterFrame(focusMain);
}

/** Whether two addresses differ in their query only, or in spelling. */
function sameScreen(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.replace(/\?.*$/s, '').split('/').filter(Boolean).join('/').toLowerCase());
  return a === b;
}

/** Goes to an address. What lies over the screen gives its entry to the new screen, so that Back never meets it again. */
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

/** Back in the history, else to the screen visited before, else home (specification, section 2). */
export function goBack(): void {
  const { depth, previous } = currentEntry();
  if (depth > 0) history.back();
  else navigate(hrefOf(previous && previous !== currentPath() ? previous : paths.home()), { replace: true, isReturn: true });
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

/** A position is noted so long after a scroll, in ms: often enough for a crash, seldom enough to cost nothing while scrolling. */
const saveDelay = 500;

/**
 * Follows the browser's own buttons and notes positions. Call once, before anything is drawn. Returns the function that stops it.
 *
 * @param homeTab - whoever comes back to the home feed finds the tab in which they left that entry
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
  // Captured, so that it runs before the router hears of the step, whoever listened first.
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
  // Whoever turns the phone goes on reading where they were.
  let width = innerWidth;
  const onResize = () => {
    const position = positionOf(shown.key);
    if (innerWidth !== width && scrollY > 0 && position?.postId !== undefined) restore(position, false);
    width = innerWidth;
  };
  addEventListener('resize', onResize, { signal });
  // A page that was loaded anew stands on the entry of an overlay that is not open any more.
  planSync();
  return () => {
    clearTimeout(timer);
    endReturn();
    stop.abort();
  };
}

/** Where to begin to draw a list, and how to come back to it when it is loaded anew without a step. */
export interface ListPosition {
  /** Only when the person came back, within 30 minutes, to the list that it is a position in, and its item is still there. */
  readonly position: Position | undefined;
  /** To be called when the list leaves the page, while it still stands there. */
  readonly save: () => void;
}

/** The position in a list of the page `page` that is about to be drawn with items of these anchors. */
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

/** Says that what is shown from now on was chosen here: another tab of the screen is no position that one came back to. */
export function endReturn(): void {
  stopRestoring();
  kind = 'forward';
}
