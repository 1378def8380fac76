import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '@/shared/navigation';
import { type Heights, heightsOf, type IndexRange } from '../model/heights.ts';
import { type Drawn, indexesOf, inOrder, isSameDrawn, nextPlaces, remapIndexes } from '../model/nextPlaces.ts';
import { createPace, isTooFarAhead } from '../model/pace.ts';

/** Places drawn beyond the window on the side that comes next, and on the one that was left. */
const ahead = 3;
const behind = 1;
/** How many places are drawn at once where nobody has scrolled yet: what a phone shows of posts. More come when the page is idle. */
const atOnce = 3;
/** Places lower than this, in CSS px, are rows: of those a window shows more. */
const lowRow = 120;
/** So many places before its end a list asks for more: not yet with a first page of 15 at rest, and early enough for who throws the page. */
const endsAhead = { resting: 10, scrolling: 20 };
/** How long after the last scroll a list counts as scrolling, in ms. */
const afterScroll = 200;

export interface WindowOptions {
  /** Name of the list: its heights are remembered under it. */
  list: string;
  keys: readonly string[];
  /** Height of a place before it was measured, in CSS px. */
  usualHeight: number;
  /** Where the person was, when they came back to the list, and the index of the item that it names. */
  position: Position | undefined;
  positionIndex: number;
  /** The end of the list comes near: called whenever a look at the page finds it so. */
  onNearEnd(): void;
}

export interface ListWindow {
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Indexes of the places to draw, in order. */
  readonly drawn: Drawn;
  /** The one of them that is made ready and not shown yet: until then there is empty room in its place. */
  readonly coming: number | undefined;
  readonly heights: Heights;
  /** Takes part in the measuring; for the element of every place, which carries `data-key` and `data-index`. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Decides which places of a list are drawn: those in the window and a few beyond it, and the one that has the focus. They
 * stand in the flow of the page; what is not drawn is empty room as high. The browser keeps what is read in place while
 * heights above it become known (scroll anchoring), and where it cannot, the list does.
 */
export function useWindow({ list, keys, usualHeight, position, positionIndex, onNearEnd }: WindowOptions): ListWindow {
  const listRef = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => heightsOf(list, usualHeight));
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
    // Of rows as many as the window shows: one after the other they would push the shapes below them down. Posts do not ask for its
    // height, which may lay the page out before the first of them stands.
    const count = usualHeight < lowRow ? Math.floor(innerHeight / usualHeight) : atOnce;
    return indexesOf({ first: 0, last: Math.max(atOnce, count) - 1 });
  }
  const { offset = 0 } = position;
  const top = heights.offsetOf(index) - Math.max(0, offset);
  const { first, last } = heights.between(top, heights.offsetOf(index) - offset + innerHeight);
  return indexesOf({ first: Math.min(first, index), last: Math.max(last, index) });
}

/** Indexes of a list as it was when they were found. */
interface DrawnOf {
  readonly keys: readonly string[];
  readonly drawn: Drawn;
  /** The one that is not shown yet. */
  readonly coming?: number | undefined;
}

/** The same places of the list as it is now. */
function follow(state: DrawnOf, keys: readonly string[]): DrawnOf {
  if (state.keys === keys) return state;
  const next = remapIndexes(state.drawn, state.keys, keys);
  if (next.length === 0) return { keys, drawn: indexesOf({ first: 0, last: atOnce - 1 }) };
  return { keys, drawn: isSameDrawn(next, state.drawn) ? state.drawn : next };
}

/**
 * Whether the browser keeps what is read in place. Firefox could, but does not where the page is moved in the same frame, or where a dialog
 * gives the page its scrolling back: there the list does it, and tells the browser not to (`WindowedList.css.ts`).
 */
const keepsPositionItself = () => supports('overflow-anchor', 'auto') && !supports('-moz-appearance', 'none');
const supports = (name: string, value: string) => globalThis.CSS?.supports?.(name, value) ?? false;

/** What works outside of React: it hears of scrolling, measures, and says in small steps what to draw next. */
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
  /** The first place that can be seen, and where it began, as it was at the last look. */
  let read: { key: string; offset: number } | undefined;
  let nearEnd = () => {};
  const pace = createPace();

  const inFrame = () => {
    if (isStarted) frame ||= requestAnimationFrame(step);
  };

  /** One step per frame, and none while the one before is still being drawn: a flick never throws a drawing away. */
  function step(): void {
    frame = 0;
    if (!listRef.current || isDrawing || keys.length === 0) return;
    const now = performance.now();
    const isScrolling = now - scrolledAt < afterScroll;
    const lead = isScrolling ? pace.lead(now, scrollY) : 0;
    const seen = inWindow(listRef.current, lead);
    noteRead(isScrolling ? inWindow(listRef.current) : seen);
    if (seen.last + (isScrolling ? endsAhead.scrolling : endsAhead.resting) >= keys.length) nearEnd();
    if (coming !== undefined) {
      const kept = wanted(listRef.current, seen, isScrolling);
      const shown = drawn.filter((index) => index === coming || kept.includes(index));
      // Where drawing is cheap, the next one is made ready meanwhile.
      const next = isScrolling && !pace.isDear() ? kept.find((index) => !drawn.includes(index)) : undefined;
      return show(next === undefined ? shown : inOrder([...shown, next]), next);
    }
    // What would have passed before it is drawn is not begun.
    if (isScrolling && isTooFarAhead(lead, innerHeight)) {
      pace.skip();
      return inFrame();
    }
    if (isScrolling && pace.isFree(now, innerHeight)) return inFrame();
    const kept = wanted(listRef.current, seen, isScrolling);
    // Made ready in one frame and shown in the next, with what goes: a slow phone would have to skip a frame for all of it.
    if (isScrolling) {
      const [next, ...further] = kept.filter((index) => !drawn.includes(index));
      if (next !== undefined && further.length === 0) return show(inOrder([...drawn, next]), next);
    }
    if (!isSameDrawn(kept, drawn)) return show(kept);
    if (!isScrolling) whenIdle(() => fill(seen));
  }

  function noteRead({ first }: IndexRange): void {
    // A drawing that is under way may have told the heights of other keys already.
    if (!heights.isOf(keys)) return;
    const key = keys[first];
    read = key === undefined ? undefined : { key, offset: heights.offsetOf(first) };
  }

  /** Moves the page by what has come into the list above what is read, or has gone from there. */
  function followRead(): void {
    const index = read && heights.isOf(keys) ? keys.indexOf(read.key) : -1;
    const by = read && index >= 0 ? heights.offsetOf(index) - read.offset : 0;
    if (by === 0 || scrollY <= 0 || keepsPositionItself()) return;
    window.scrollBy(0, by);
    if (listRef.current) noteRead(inWindow(listRef.current));
  }

  /** What should be drawn next: what is drawn and still needed, and usually one place more. */
  function wanted(list: HTMLElement, seen: IndexRange, isScrolling: boolean): Drawn {
    const aim = isScrolling && pace.isThrown(innerHeight) ? arriving(seen) : seen;
    const next = nextPlaces(drawn, aim, isScrolling ? beyond(aim) : seen, focusedIn(list));
    // While the page moves, nothing is taken away that can be seen; when it rests, nothing that may be needed.
    const inView = isScrolling ? inWindow(list) : seen;
    const isNeeded = (index: number) => (isScrolling ? index >= inView.first && index <= inView.last : isNear(index, seen));
    return inOrder([...next, ...drawn.filter(isNeeded)]);
  }

  /** Draws one place more beyond the window, when nothing else is to be done. */
  function fill(seen: IndexRange): void {
    if (!listRef.current || isDrawing) return;
    const next = nextPlaces(drawn, seen, beyond(seen), focusedIn(listRef.current));
    if (!isSameDrawn(next, drawn)) show(next);
  }

  function show(next: Drawn, unshown?: number): void {
    isDrawing = true;
    pace.began(performance.now());
    startTransition(() => draw({ keys, drawn: next, coming: unshown }));
  }

  /** What can be seen, or will be when the page has moved on by so many px. */
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

  /** The place of those that will be seen longest. */
  const arriving = ({ first, last }: IndexRange): IndexRange => (isBackward ? { first, last: first } : { first: last, last });

  const isNear = (index: number, seen: IndexRange) => index >= seen.first - ahead && index <= seen.last + ahead;

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
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    const measured = entries.flatMap(({ target, borderBoxSize: [box] }) => {
      const { key = '', index } = (target as HTMLElement).dataset;
      // What cannot be seen has no width: a place that is made ready, and one that is gone.
      return box?.inlineSize ? [{ key, index: Number(index), height: box.blockSize }] : [];
    });
    const grownAbove = heights.measureAll(measured, { top: -top, bottom: innerHeight - top });
    // At the top of the page nothing stands above what is read.
    if (grownAbove !== 0 && scrollY > 0 && !keepsPositionItself()) window.scrollBy(0, grownAbove);
    if (entries.length > 0 && listRef.current) noteRead(inWindow(listRef.current));
    inFrame();
  }

  function onScroll(): void {
    // Being brought back to one's place is told after it happened: nobody is scrolling, and what lies beyond the window has time.
    if (scrollY !== lastY) {
      scrolledAt = performance.now();
      isBackward = scrollY < lastY;
      lastY = scrollY;
    }
    inFrame();
  }

  return {
    /** Called with every drawing that has come into the page. */
    drew(now: DrawnOf): void {
      const isShown = coming !== undefined && now.coming !== coming;
      // Laid out at once, it takes less of the frame that paints it.
      if (isShown) listRef.current?.getBoundingClientRect();
      const hasOtherKeys = keys !== now.keys && keys.length > 0;
      ({ drawn, keys, coming } = now);
      if (hasOtherKeys) followRead();
      if (isDrawing || isShown)
        pace.ended(performance.now(), { isShown: isShown || coming === undefined, isNextReady: coming !== undefined });
      isDrawing = false;
      inFrame();
    },
    /** Who is told that the end comes near; told at once if it is. */
    listen(told: () => void): void {
      nearEnd = told;
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

/** The place that has the focus, which is never taken out of the page, however far the person scrolls. */
function focusedIn(list: HTMLElement): number | undefined {
  const place = list.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-index]') : null;
  const index = Number(place?.dataset['index'] ?? Number.NaN);
  return Number.isNaN(index) ? undefined : index;
}
