import type { createStore } from 'jotai';
import { createLimited } from '@/shared/lib/limited';
import { logError } from '@/shared/lib/log';
import { shownIdOf } from '../model/postRules.ts';
import { fetchedRepliesAtom, fetchRepliesAtom } from '../state/fetchedReplies.ts';
import { postAtom } from '../state/postStore.ts';
import { markReadAtom } from '../state/readMarks.ts';

export interface WatchOptions {
  /** Fetches so many posts' replies at once; 0 fetches none. */
  readonly atOnce: number;
  /** Whether replies stand below this post, rather than it below another. */
  readonly isPlace: (id: string) => boolean;
}

type Store = ReturnType<typeof createStore>;

/** A post counts as read when half of it, or half a window of it, was seen for this long, in milliseconds. */
const readingTime = 1000;
const half = 0.5;
const steps = [0, 0.1, 0.25, half, 0.75, 1];
const posts = '[data-post-id]';

/** Follows the posts of the page as they come into view and leave it. Returns the function that stops it. */
export function watchPosts(store: Store, { atOnce, isPlace }: WatchOptions): () => void {
  const replies = createLimited(atOnce, (error) => logError('replies of a post', error));
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const leave = (element: Element) => {
    clearTimeout(timers.get(element));
    timers.delete(element);
  };
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const id = idOf(target);
        const isHalfSeen = intersectionRatio >= half || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) * half;
        if (isIntersecting && isHalfSeen && !timers.has(target))
          timers.set(
            target,
            setTimeout(() => store.set(markReadAtom, idOf(target)), readingTime),
          );
        if (!isHalfSeen || !isIntersecting) leave(target);
        if (isIntersecting) wantReplies(id);
        else replies.cancel(originalOf(id));
      }
    },
    { threshold: steps },
  );

  const originalOf = (id: string) => {
    const post = store.get(postAtom(id));
    return post ? shownIdOf(post) : id;
  };
  const wantReplies = (id: string) => {
    const originalId = originalOf(id);
    const hasReplies = (store.get(postAtom(originalId))?.numReplies ?? 0) > 0;
    if (atOnce === 0 || !hasReplies || !isPlace(id) || store.get(fetchedRepliesAtom).has(originalId)) return;
    replies.add(originalId, (signal) => store.set(fetchRepliesAtom, originalId, signal));
  };

  const drawn = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, target } of changes) {
      for (const element of postsIn(addedNodes)) view.observe(element);
      for (const element of postsIn(removedNodes)) {
        view.unobserve(element);
        leave(element);
        replies.cancel(originalOf(idOf(element)));
      }
      // A card that takes over another post (a temporary one becomes the server's) is looked at anew.
      if (addedNodes.length + removedNodes.length === 0 && target instanceof Element) {
        view.unobserve(target);
        view.observe(target);
      }
    }
  });
  drawn.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-post-id'] });
  for (const element of document.querySelectorAll(posts)) view.observe(element);

  return () => {
    drawn.disconnect();
    view.disconnect();
    replies.cancelAll();
    for (const element of [...timers.keys()]) leave(element);
  };
}

const idOf = (element: Element) => (element instanceof HTMLElement ? (element.dataset['postId'] ?? '') : '');

function postsIn(nodes: NodeList): readonly Element[] {
  const elements = [...nodes].filter((node) => node instanceof Element);
  return elements.flatMap((element) => [...(element.matches(posts) ? [element] : []), ...element.querySelectorAll(posts)]);
}
