import { navigationKind } from '@/shared/lib/navigationKind';
import { stored } from '@/shared/storage';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { number, object, optional, record, string } from 'valibot';
import type { ThreadItem } from '../../model/groupThreads.ts';

/** Where a person was in a list: the first visible post and how far below the window's top it began. */
export interface ScrollPlace {
  /** Scroll position of the page in CSS px. */
  readonly position: number;
  readonly postId: string;
  /** Distance of that post from the top of the window in CSS px. */
  readonly offset: number;
}

const lifeOfPlace = 30 * 60_000;
const settleDelay = 300;
const maxTries = 10;

/** Saved positions by page name (`feed`, `post`, `profile`). */
const scrollStateEntry = stored(
  'scrollState',
  record(string(), object({ position: number(), postId: string(), offset: optional(number(), 0), timestamp: number() })),
);

/** The place to return to: only when the person came back, within 30 minutes, and the post is still in the list. */
export function usableScrollPlace(page: string, items: readonly ThreadItem[]): ScrollPlace | undefined {
  const saved = navigationKind() === 'return' ? scrollStateEntry.read()?.[page] : undefined;
  if (!saved || Date.now() - saved.timestamp > lifeOfPlace) return undefined;
  return isListed(saved.postId, items) ? saved : undefined;
}

/** Whether a post is in the list, as a place of its own or as a reply below one. */
const isListed = (postId: string, items: readonly ThreadItem[]) => items.some(({ id, replyIds }) => id === postId || replyIds.includes(postId));

/** Restores the place before the first frame, checks it once more when late content has come, and saves it on leaving. */
export function useScrollMemory(page: string, listRef: RefObject<HTMLElement | null>, items: readonly ThreadItem[], place: ScrollPlace | undefined): void {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });

  useLayoutEffect(() => {
    if (!place) return undefined;
    window.scrollTo(0, place.position);
    const stop = new AbortController();
    const giveUp = () => stop.abort();
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(sign, giveUp, { once: true, passive: true, signal: stop.signal });
    }
    assertPlace(place, stop.signal);
    return giveUp;
  }, [place]);

  useEffect(() => {
    const save = () => savePlace(page, listRef.current, latest.current);
    window.addEventListener('pagehide', save);
    let last = 0;
    const onScroll = () => {
      // Often enough for a reload or a crash, seldom enough to cost nothing while scrolling.
      if (Date.now() - last < 1000) return;
      last = Date.now();
      save();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('scroll', onScroll);
    };
  }, [page, listRef]);

  // A layout effect's clean-up still sees the list in the document; an effect's would not.
  useLayoutEffect(() => () => savePlace(page, listRef.current, latest.current), [page, listRef]);
}

/**
 * Brings the post back to where it was, 300 ms after the list appeared (specification, section 9) and, because heights
 * become known little by little, until it has stayed there twice in a row.
 */
function assertPlace(place: ScrollPlace, signal: AbortSignal): void {
  let still = 0;
  let tries = 0;
  const timer = setInterval(() => {
    tries += 1;
    still = isInPlace(place) ? still + 1 : 0;
    if (still === 2 || tries === maxTries) clearInterval(timer);
  }, settleDelay);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Whether the post was where it belongs; if not, it is moved there. */
function isInPlace({ postId, offset }: ScrollPlace): boolean {
  const top = document.getElementById(`post-${postId}`)?.getBoundingClientRect().top;
  if (top === undefined) return false;
  const isThere = Math.abs(top - offset) <= 1;
  if (!isThere) window.scrollBy(0, top - offset);
  return isThere;
}

/** Remembers the first visible post that the list will know again: a reply that was just written here may not be in it yet. */
function savePlace(page: string, list: HTMLElement | null, items: readonly ThreadItem[]): void {
  const visible = [...(list?.querySelectorAll<HTMLElement>('[data-post-id]') ?? [])]
    .map((element) => ({ postId: element.dataset['postId'] ?? '', box: element.getBoundingClientRect() }))
    .sort((a, b) => a.box.top - b.box.top)
    .find(({ box, postId }) => box.bottom > 0 && isListed(postId, items));
  if (!visible) return;
  const place = { position: window.scrollY, postId: visible.postId, offset: visible.box.top, timestamp: Date.now() };
  scrollStateEntry.write({ ...scrollStateEntry.read(), [page]: place });
}
