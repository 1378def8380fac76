import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { number, object, optional, record, string } from 'valibot';
import { claimScrollRestoration, navigationKind } from '@/shared/lib/navigationKind';
import { stored } from '@/shared/storage';

/** Where a person was in a list: its first visible place and how far below the window's top that began. */
export interface ScrollPosition {
  /** Scroll position of the page in CSS px. */
  readonly position: number;
  /** Anchor of the place (of a post: its id). Named as the specification names the stored field. */
  readonly postId: string;
  /** Distance of that place from the top of the window in CSS px. */
  readonly offset: number;
}

const lifeOfPlace = 30 * 60_000;
const settleDelay = 300;
const maxTries = 10;
/** A place is saved so long after a scroll, in ms. */
const saveDelay = 500;
/** What leaves a screen: the browser's own event, and those by which the router announces its steps. */
const steps = ['popstate', 'pushState', 'replaceState'] as const;

const places = record(
  string(),
  object({ position: number(), postId: string(), offset: optional(number(), 0), list: optional(string()), timestamp: number() }),
);
/** Saved positions by page name (`feed`, `post`, `profile`), of each tab of the browser its own. */
const scrollStateEntry = stored('scrollState', places, 'session');

/** The place to return to: only when the person came back, within 30 minutes, to the list of the page that it is a place of, and it is still there. */
export function restorableScrollPosition(page: string, list: string, anchors: readonly (string | undefined)[]): ScrollPosition | undefined {
  const saved = navigationKind() === 'return' ? scrollStateEntry.read()?.[page] : undefined;
  if (saved?.list !== list || Date.now() - saved.timestamp > lifeOfPlace) return undefined;
  return anchors.includes(saved.postId) ? saved : undefined;
}

/** Restores the place before the first frame, checks it once more when late content has come, and saves it on leaving. */
export function useScrollMemory(
  page: string,
  list: string,
  listRef: RefObject<HTMLElement | null>,
  place: ScrollPosition | undefined,
): void {
  useLayoutEffect(() => {
    const element = listRef.current;
    if (!place || !element) return undefined;
    claimScrollRestoration();
    window.scrollTo(0, place.position);
    return assertPlace(element, place);
  }, [place, listRef]);

  const isNoted = useRef(false);
  useEffect(() => {
    const save = () => savePlace(page, list, listRef.current);
    window.addEventListener('pagehide', save);
    // Before the router hears of it: the page is still as it was, and asking where things stand lays nothing out anew.
    const onStep = () => {
      save();
      isNoted.current = true;
      setTimeout(() => (isNoted.current = false));
    };
    for (const step of steps) window.addEventListener(step, onStep, { capture: true });
    // Often enough for a crash (a reload saves by itself), seldom enough to cost nothing while scrolling.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        save();
      }, saveDelay);
    };
    // Who turns the phone goes on reading where they were.
    let width = innerWidth;
    let giveUp: (() => void) | undefined;
    const onResize = () => {
      const saved = scrollStateEntry.read()?.[page];
      if (innerWidth !== width && scrollY > 0 && saved && listRef.current) giveUp = assertPlace(listRef.current, saved);
      width = innerWidth;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      giveUp?.();
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
      for (const step of steps) window.removeEventListener(step, onStep, { capture: true });
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [page, list, listRef]);

  // A list that goes without a step (it is loaded anew) is come back to as well. A layout effect's clean-up still sees it in the document.
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    element.current = listRef.current;
    return () => {
      if (!isNoted.current) savePlace(page, list, element.current);
    };
  }, [page, list, listRef]);
}

/**
 * Brings the place back to where it was, 300 ms after the list appeared (specification, section 9) and, because heights
 * become known little by little, until it has stayed there twice in a row or the person goes elsewhere. Returns what ends it.
 */
function assertPlace(list: HTMLElement, place: ScrollPosition): () => void {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const { signal } = stop;
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(sign, giveUp, { once: true, passive: true, signal });
  }
  isInPlace(list, place);
  let still = 0;
  let tries = 0;
  const timer = setInterval(() => {
    tries += 1;
    still = isInPlace(list, place) ? still + 1 : 0;
    if (still === 2 || tries === maxTries) clearInterval(timer);
  }, settleDelay);
  signal.addEventListener('abort', () => clearInterval(timer));
  return giveUp;
}

const placesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-anchor]')];

/** Whether the place was where it belongs; if not, it is moved there. */
function isInPlace(list: HTMLElement, { postId, offset }: ScrollPosition): boolean {
  const top = placesIn(list)
    .find(({ dataset }) => dataset['anchor'] === postId)
    ?.getBoundingClientRect().top;
  if (top === undefined) return false;
  const isThere = Math.abs(top - offset) <= 1;
  if (!isThere) window.scrollBy(0, top - offset);
  return isThere;
}

/** Remembers the first visible place that the list will know again. */
function savePlace(page: string, list: string, element: HTMLElement | null): void {
  const visible = (element ? placesIn(element) : [])
    .map((place) => ({ postId: place.dataset['anchor'] ?? '', box: place.getBoundingClientRect() }))
    .find(({ box }) => box.bottom > 0);
  if (!visible) return;
  const place = { position: window.scrollY, postId: visible.postId, offset: visible.box.top, list, timestamp: Date.now() };
  scrollStateEntry.write({ ...scrollStateEntry.read(), [page]: place });
}
