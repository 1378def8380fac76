import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Position } from '@/shared/navigation';
import { listCacheAtom } from '../data/listCache.ts';
import type { Heights, IndexRange } from '../model/heights.ts';
import { atOnce, type Drawn, type DrawnOf, follow, indexesOf, inOrder, isSameDrawn, nextDrawn } from '../model/nextDrawn.ts';
import { createPace, isTooFarAhead } from '../model/pace.ts';

/** Items drawn beyond the window on the side that is scrolled to, and on the other side. */
const ahead = 3;
const behind = 1;
/** Items lower than this, in CSS px, are rows; a window shows more rows than posts. */
const lowRow = 120;
/** How many items before its end a list asks for more: a first page of 15 at rest doesn't ask yet, a fast flick asks early enough. */
const endsAhead = { resting: 10, scrolling: 20 };
/** How long after the last scroll a list counts as scrolling, in ms. */
const afterScroll = 200;

export interface WindowOptions {
  /** Name of the list: its heights are remembered under it. */
  list: string;
  keys: readonly string[];
  /** Height of an item before it was measured, in CSS px. */
  usualHeight: number;
  /** The scroll position to restore, and the index of the item that it names. */
  position: Position | undefined;
  positionIndex: number;
  /** Called in every check that finds the end of the list near the window. */
  onNearEnd(): void;
}

export interface ListWindow {
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Indexes of the items to draw, in order. */
  readonly drawn: Drawn;
  /** The one of them that is mounted but still hidden; a placeholder stands in its position until it is shown. */
  readonly coming: number | undefined;
  readonly heights: Heights;
  /** Ref callback that observes the height of an item's element, which carries `data-key` and `data-index`. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Decides which items of a list are drawn: those in the window and a few beyond it, and the one that has the focus. They
 * stand in the flow of the page; placeholders of the same height replace the others. Scroll anchoring keeps the reading
 * position while heights above it become known; where the browser lacks it, the list moves the page itself.
 */
export function useWindow({ list, keys, usualHeight, position, positionIndex, onNearEnd }: WindowOptions): ListWindow {
  const listRef = useRef<HTMLDivElement>(null);
  const cache = useStoreValue(listCacheAtom);
  const [heights] = useState(() => cache.heightsOf(list, usualHeight));
  heights.setKeys(keys);
  const [state, setState] = useState<DrawnOf>(() => ({ keys, drawn: firstDrawn(heights, usualHeight, position, positionIndex) }));
  const now = follow(state, keys);
  if (now !== state) setState(now);
  const { drawn, coming } = now;

  const [engine] = useState(() => createEngine(heights, listRef, (next) => setState((now) => follow(next, now.keys))));
  useLayoutEffect(() => engine.drew({ keys, drawn, coming }), [engine, drawn, coming, keys]);
  useEffect(() => engine.listen(onNearEnd), [engine, onNearEnd]);
  useEffect(() => engine.start(), [engine]);
  return { listRef, drawn, coming, heights, measure: engine.measure };
}

function firstDrawn(heights: Heights, usualHeight: number, position: Position | undefined, index: number): Drawn {
  if (!position || index < 0) {
    // All rows in the window are drawn at once, because drawn one by one they would push the shapes below them down. For posts innerHeight
    // isn't read: that could force a layout before the first post is drawn.
    const count = usualHeight < lowRow ? Math.floor(innerHeight / usualHeight) : atOnce;
    return indexesOf({ first: 0, last: Math.max(atOnce, count) - 1 });
  }
  const { offset = 0 } = position;
  const top = heights.offsetOf(index) - Math.max(0, offset);
  const { first, last } = heights.between(top, heights.offsetOf(index) - offset + innerHeight);
  return indexesOf({ first: Math.min(first, index), last: Math.max(last, index) });
}

/**
 * Whether the browser's scroll anchoring keeps the reading position. Firefox has it, but it fails when the page is scrolled in the same frame or
 * a dialog unlocks scrolling. There the list moves the page itself and turns anchoring off (`WindowedList.css.ts`).
 */
const keepsPositionItself = () => supports('overflow-anchor', 'auto') && !supports('-moz-appearance', 'none');
const supports = (name: string, value: string) => globalThis.CSS?.supports?.(name, value) ?? false;

/** The part outside of React: it listens to scrolling, measures items, and decides in small steps what to draw next. */
function createEngine(heights: Heights, listRef: RefObject<HTMLElement | null>, draw: (next: DrawnOf) => void) {
  let drawn: Drawn = [];
  let coming: number | undefined;
  let keys: readonly string[] = [];
  let frame = 0;
  let idle = 0;
  let isDrawing = false;
  let isStarted = false;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let lastY = 0;
  let isBackward = false;
  /** The first visible item and its offset at the last check. */
  let anchor: { key: string; offset: number } | undefined;
  let nearEnd = () => {};
  const pace = createPace();

  const inFrame = () => {
    if (isStarted) frame ||= requestAnimationFrame(step);
  };

  /** Runs one step per frame, and none while the previous one is still being rendered, so that a flick never discards a render. */
  function step(): void {
    frame = 0;
    if (!listRef.current || isDrawing || keys.length === 0) return;
    const now = performance.now();
    const isScrolling = now - scrolledAt < afterScroll;
    const lead = isScrolling ? pace.lead(now, scrollY) : 0;
    const visible = inWindow(listRef.current, lead);
    noteAnchor(isScrolling ? inWindow(listRef.current) : visible);
    if (visible.last + (isScrolling ? endsAhead.scrolling : endsAhead.resting) >= keys.length) nearEnd();
    if (coming !== undefined) {
      const target = indexesToDraw(listRef.current, visible, isScrolling);
      const shown = drawn.filter((index) => index === coming || target.includes(index));
      // If rendering is fast, the next item is mounted in the same step.
      const next = isScrolling && !pace.isExpensive() ? target.find((index) => !drawn.includes(index)) : undefined;
      return show(next === undefined ? shown : inOrder([...shown, next]), next);
    }
    // An item that would leave the window before it is drawn isn't started.
    if (isScrolling && isTooFarAhead(lead, innerHeight)) {
      pace.skip();
      return inFrame();
    }
    if (isScrolling && pace.isFree(now, innerHeight)) return inFrame();
    const target = indexesToDraw(listRef.current, visible, isScrolling);
    // The item is mounted in one frame; the next frame shows it and removes others. A slow phone would drop a frame doing all of it at once.
    if (isScrolling) {
      const [next, ...further] = target.filter((index) => !drawn.includes(index));
      if (next !== undefined && further.length === 0) return show(inOrder([...drawn, next]), next);
    }
    if (!isSameDrawn(target, drawn)) return show(target);
    if (!isScrolling) whenIdle(() => fill(visible));
  }

  function noteAnchor({ first }: IndexRange): void {
    // A render in progress may have set other keys on the heights already.
    if (!heights.isOf(keys)) return;
    const key = keys[first];
    anchor = key === undefined ? undefined : { key, offset: heights.offsetOf(first) };
  }

  /** Scrolls by the height that was inserted or removed above the reading position. */
  function followAnchor(): void {
    const index = anchor && heights.isOf(keys) ? keys.indexOf(anchor.key) : -1;
    const by = anchor && index >= 0 ? heights.offsetOf(index) - anchor.offset : 0;
    if (by === 0 || scrollY <= 0 || keepsPositionItself()) return;
    correct(by);
    if (listRef.current) noteAnchor(inWindow(listRef.current));
  }

  /** Scrolls by a change of height above the reading position. It isn't the person's scrolling: its direction and speed don't count. */
  function correct(by: number): void {
    const before = scrollY;
    window.scrollBy(0, by);
    lastY += scrollY - before;
    pace.moved(scrollY - before);
  }

  /** The next indexes to draw: those that are drawn and still needed, and usually one more. */
  function indexesToDraw(list: HTMLElement, visible: IndexRange, isScrolling: boolean): Drawn {
    const aim = isScrolling && pace.isThrown(innerHeight) ? arriving(visible) : visible;
    const next = nextDrawn(drawn, aim, isScrolling ? beyond(aim) : visible, focusedIn(list));
    // While the page scrolls, visible items stay; at rest, items near the window stay as well.
    const inView = isScrolling ? inWindow(list) : visible;
    const isNeeded = (index: number) => (isScrolling ? index >= inView.first && index <= inView.last : isNear(index, visible));
    return inOrder([...next, ...drawn.filter(isNeeded)]);
  }

  /** Draws one more item beyond the window while the page is idle. */
  function fill(visible: IndexRange): void {
    if (!listRef.current || isDrawing) return;
    const next = nextDrawn(drawn, visible, beyond(visible), focusedIn(listRef.current));
    if (!isSameDrawn(next, drawn)) show(next);
  }

  function show(next: Drawn, unshown?: number): void {
    isDrawing = true;
    pace.began(performance.now());
    startTransition(() => draw({ keys, drawn: next, coming: unshown }));
  }

  /** The items in the window, or those that will be in it once the page has scrolled by `lead` px. */
  function inWindow(list: HTMLElement, lead = 0): IndexRange {
    const top = list.getBoundingClientRect().top - Math.max(-innerHeight, Math.min(innerHeight, lead));
    return heights.between(-top, innerHeight - top);
  }

  function beyond({ first, last }: IndexRange): IndexRange {
    return {
      first: Math.max(0, first - (isBackward ? ahead : behind)),
      last: Math.min(keys.length - 1, last + (isBackward ? behind : ahead)),
    };
  }

  /** The item of a range that will stay visible longest. */
  const arriving = ({ first, last }: IndexRange): IndexRange => (isBackward ? { first, last: first } : { first: last, last });

  const isNear = (index: number, visible: IndexRange) => index >= visible.first - ahead && index <= visible.last + ahead;

  function whenIdle(act: () => void): void {
    const run = () => {
      idle = 0;
      act();
    };
    if (idle) return;
    idle = 'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 1000 }) : Number(setTimeout(run, 100));
  }

  const observer = globalThis.ResizeObserver && new ResizeObserver(takeHeights);

  function takeHeights(entries: ResizeObserverEntry[]): void {
    const measured = entries.flatMap(({ target, borderBoxSize: [box] }) => {
      const { key = '', index } = (target as HTMLElement).dataset;
      // Hidden and removed items have no width and aren't measured.
      return box?.inlineSize ? [{ key, index: Number(index), height: box.blockSize }] : [];
    });
    // Not read for items that WebKit hasn't laid out yet: that would change sizes in the middle of the observation, an error there.
    if (measured.length === 0) return inFrame();
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    const grownAbove = heights.measureAll(measured, { top: -top, bottom: innerHeight - top });
    // At the top of the page there are no items above the reading position.
    if (grownAbove !== 0 && scrollY > 0 && !keepsPositionItself()) correct(grownAbove);
    if (listRef.current) noteAnchor(inWindow(listRef.current));
    inFrame();
  }

  function onScroll(): void {
    // Restoring a position causes a scroll event without a change of scrollY, which doesn't count as scrolling.
    if (scrollY !== lastY) {
      scrolledAt = performance.now();
      isBackward = scrollY < lastY;
      lastY = scrollY;
    }
    inFrame();
  }

  return {
    /** Called after every render that was committed to the page. */
    drew(now: DrawnOf): void {
      const isShown = coming !== undefined && now.coming !== coming;
      // Forces the layout now, so that the frame that paints the item has less to do.
      if (isShown) listRef.current?.getBoundingClientRect();
      const hasOtherKeys = keys !== now.keys && keys.length > 0;
      ({ drawn, keys, coming } = now);
      if (hasOtherKeys) followAnchor();
      if (isDrawing || isShown)
        pace.ended(performance.now(), { isShown: isShown || coming === undefined, isNextReady: coming !== undefined });
      isDrawing = false;
      inFrame();
    },
    /** Sets the listener that is called near the end; it is called in the next frame if the end is near already. */
    listen(listener: () => void): void {
      nearEnd = listener;
      inFrame();
    },
    start(): () => void {
      isStarted = true;
      lastY = scrollY;
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('scrollend', inFrame);
      window.addEventListener('resize', inFrame);
      inFrame();
      return () => {
        isStarted = false;
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('scrollend', inFrame);
        window.removeEventListener('resize', inFrame);
        cancelAnimationFrame(frame);
        frame = 0;
        if ('cancelIdleCallback' in window) cancelIdleCallback(idle);
        else clearTimeout(idle);
        idle = 0;
      };
    },
    measure(element: HTMLElement | null): (() => void) | undefined {
      if (!element || !observer) return undefined;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
  };
}

/** The item that has the focus. It is never removed from the page, however far the person scrolls. */
function focusedIn(list: HTMLElement): number | undefined {
  const item = list.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-index]') : null;
  const index = Number(item?.dataset['index'] ?? Number.NaN);
  return Number.isNaN(index) ? undefined : index;
}
