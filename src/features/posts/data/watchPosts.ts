import type { createStore } from 'jotai';
import { logError } from '@/shared/lib/log';
import { createTaskQueue } from '@/shared/lib/taskQueue';
import { shownIdOf } from '../model/postRules.ts';
import { fetchRepliesAtom, lacksRepliesAtom } from '../state/fetchReplies.ts';
import { postAtom } from '../state/postStore.ts';
import { markReadAtom } from '../state/readMarks.ts';

export interface WatchOptions {
  /** How many posts' replies are fetched at once; 0 fetches none. */
  readonly atOnce: number;
  /** Whether this post is an item of the list, rather than a reply below one. */
  readonly isItem: (id: string) => boolean;
}

type Store = ReturnType<typeof createStore>;

/** A post counts as read when half of it, or half a window of it, was visible for this long, in milliseconds. */
const readingTime = 1000;
/** How long a post must stay in view during scrolling before its replies are requested, in milliseconds, so that a flick requests none. */
const stay = 300;
/** How long after the last scroll a page counts as scrolling, in milliseconds. */
const afterScroll = 200;
const half = 0.5;
/** Thresholds for half of a post, and for half a window of a long post. */
const steps = [0, 0.1, 0.25, half];
const posts = '[data-post-id]';

/** Observes which posts of the page are in view. Returns the function that stops it. */
export function watchPosts(store: Store, { atOnce, isItem }: WatchOptions): () => void {
  const replies = createTaskQueue(atOnce, (error) => logError('replies of a post', error));
  const reading = createTimers();
  const staying = createTimers();
  const inView = new WeakSet<Element>();
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const onScroll = () => {
    scrolledAt = performance.now();
  };
  window.addEventListener('scroll', onScroll, { passive: true });

  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const isHalfVisible =
          intersectionRatio >= half || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) * half;
        if (isIntersecting && isHalfVisible) reading.start(target, readingTime, () => store.set(markReadAtom, idOf(target)));
        else reading.stop(target);
        if (!isIntersecting) leave(target);
        else if (!inView.has(target)) enter(target);
      }
    },
    { threshold: steps },
  );

  // Replies are requested once each time a post comes into view.
  const enter = (element: Element) => {
    inView.add(element);
    const isScrolling = performance.now() - scrolledAt < afterScroll;
    if (isScrolling) staying.start(element, stay, () => wantReplies(idOf(element)));
    else wantReplies(idOf(element));
  };
  const leave = (element: Element) => {
    inView.delete(element);
    reading.stop(element);
    staying.stop(element);
    replies.cancel(originalOf(idOf(element)));
  };
  const originalOf = (id: string) => {
    const post = store.get(postAtom(id));
    return post ? shownIdOf(post) : id;
  };
  const wantReplies = (id: string) => {
    const originalId = originalOf(id);
    if (atOnce === 0 || !isItem(id) || !store.set(lacksRepliesAtom, originalId)) return;
    replies.add(originalId, (signal) => store.set(fetchRepliesAtom, originalId, signal));
  };

  const drawn = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, target } of changes) {
      for (const element of postsIn(addedNodes)) view.observe(element);
      for (const element of postsIn(removedNodes)) {
        view.unobserve(element);
        leave(element);
      }
      // A card whose post id changes (a temporary post is published) is observed again.
      if (addedNodes.length + removedNodes.length === 0 && target instanceof Element) {
        view.unobserve(target);
        leave(target);
        view.observe(target);
      }
    }
  });
  drawn.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-post-id'] });
  for (const element of document.querySelectorAll(posts)) view.observe(element);

  return () => {
    window.removeEventListener('scroll', onScroll);
    drawn.disconnect();
    view.disconnect();
    replies.cancelAll();
    reading.stopAll();
    staying.stopAll();
  };
}

/** One timer for each element; starting one that runs already doesn't restart it. */
function createTimers() {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const stop = (element: Element) => {
    clearTimeout(timers.get(element));
    timers.delete(element);
  };
  return {
    start(element: Element, time: number, act: () => void): void {
      if (!timers.has(element)) timers.set(element, setTimeout(act, time));
    },
    stop,
    stopAll: () => [...timers.keys()].forEach(stop),
  };
}

const idOf = (element: Element) => (element instanceof HTMLElement ? (element.dataset['postId'] ?? '') : '');

function postsIn(nodes: NodeList): readonly Element[] {
  const elements = [...nodes].filter((node) => node instanceof Element);
  return elements.flatMap((element) => [...(element.matches(posts) ? [element] : []), ...element.querySelectorAll(posts)]);
}
