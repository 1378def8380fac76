import type { createStore } from 'jotai';
import { type ListName, loadedEntriesAtom } from '@/features/lists';
import { removedPostsAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { afterFrame } from '@/shared/lib/afterFrame';
import { shown } from './addressHook.ts';
import { currentEntry, onLeave } from './history.ts';

type Store = ReturnType<typeof createStore>;

/** What a screen with a list looked like when it was left. */
interface StandIn {
  /** The elements of the screen, which React has taken out of the page and knows no more. */
  readonly elements: readonly Element[];
  /** Names of its lists. */
  readonly lists: readonly ListName[];
  /** Scroll position of the page and width of the window, in CSS px. */
  readonly y: number;
  readonly width: number;
}

/** So many screens are kept for the way back: each is what one window shows. */
const mostKept = 3;

/**
 * Who comes back to a list sees it in the next frame: the elements that it had stand in for it, and right after that frame the list is
 * drawn anew. On a slow phone that drawing takes as long as everything else of the step, and nobody has to wait for it to read on. Until
 * then the router is told of no step (`shown`), and the screen that is left stays, unseen. Returns the function that stops it.
 */
export function startStandIns(store: Store): () => void {
  const kept = new Map<string, StandIn>();
  let end: (() => void) | undefined;
  let address = addressNow();

  const onLeft = (key: string) => {
    // One step follows another at once: the place of the entry is noted already, and the step tells the router.
    if (end) return end();
    keep(key);
    const next = currentEntry().key;
    if (next !== key) show(next);
  };

  function keep(key: string): void {
    const main = document.getElementById('main');
    const lists = [...(main?.querySelectorAll<HTMLElement>('[data-list]') ?? [])].map(({ dataset }) => dataset['list'] as ListName);
    if (!main || lists.length === 0) return;
    const standIn = { elements: [...main.children], lists, y: scrollY, width: innerWidth };
    const outside = placesOutside(main);
    kept.delete(key);
    kept.set(key, standIn);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    afterFrame(() => {
      if (isInPage(standIn)) forget(key, standIn);
      else for (const { place, height } of outside) empty(place, height);
    });
  }

  const forget = (key: string, standIn: StandIn) => kept.get(key) === standIn && kept.delete(key);

  function show(key: string): void {
    const main = document.getElementById('main');
    const standIn = kept.get(key);
    if (!main || !standIn) return;
    kept.delete(key);
    const isLoaded = standIn.lists.every((list) => store.get(loadedEntriesAtom)(list).length > 0);
    if (!isLoaded || standIn.width !== innerWidth || isInPage(standIn)) return;

    const left = [...main.children].filter((element) => element instanceof HTMLElement);
    const displays = left.map(({ style }) => style.display);
    for (const { style } of left) style.display = 'none';
    const box = document.createElement('div');
    box.style.display = 'contents';
    box.append(...standIn.elements);
    main.append(box);
    shown.address = address;
    addEventListener('scroll', keepFromLists, { capture: true });
    scrollTo(0, standIn.y);
    end = () => {
      end = undefined;
      shown.address = undefined;
      removeEventListener('scroll', keepFromLists, { capture: true });
      box.remove();
      // After React, which usually takes them away: shown before that, they would be laid out once more, for nobody.
      queueMicrotask(() => {
        for (const [index, { style }] of left.entries()) style.display = displays[index] ?? '';
      });
    };
    afterFrame(() => {
      if (!end) return;
      shown.address = undefined;
      // While the lists of the screen that is left cannot be seen, so that they note no place.
      dispatchEvent(new Event('replaceState'));
      end();
    });
  }

  const noteAddress = () => {
    if (!end) address = addressNow();
  };
  for (const step of steps) addEventListener(step, noteAddress);
  const forgetAll = () => kept.clear();
  // Another person, or a post that is no more, must not be seen even for a moment.
  const stops = [onLeave(onLeft), store.sub(currentUserIdAtom, forgetAll), store.sub(removedPostsAtom, forgetAll)];
  return () => {
    for (const stop of stops) stop();
    for (const step of steps) removeEventListener(step, noteAddress);
    end?.();
  };
}

/** What tells the router of a step. */
const steps = ['popstate', 'pushState', 'replaceState'];

const addressNow = () => ({ pathname: location.pathname, search: location.search });

/** The screen is still shown: the step led within it. */
const isInPage = ({ elements }: StandIn) => elements.some(({ isConnected }) => isConnected);

/** The lists of the screen that is left would begin to draw for the place of another. */
const keepFromLists = (event: Event) => event.stopImmediatePropagation();

/** Places of lists that the window does not show, with their heights in CSS px. The page is laid out: its place has just been noted. */
function placesOutside(main: HTMLElement) {
  return [...main.querySelectorAll<HTMLElement>('[data-list] > [data-key]')].flatMap((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [{ place, height }] : [];
  });
}

/** What nobody will see need not be kept, nor laid out. */
function empty(place: HTMLElement, height: number): void {
  place.replaceChildren();
  place.style.blockSize = `${height}px`;
}
