import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { lazyValue } from '@/design-system';
import { logError } from '@/shared/lib/log';
import type { ListItem } from '../model/listItems.ts';
import type { RepliesOnView } from './postPages.ts';

const calm = 300;
const watcher = lazyValue(() => import('./watchPosts.ts'));

const none: readonly ListItem[] = [];

/**
 * Observes which posts are in view: marks them as read, and fetches the replies of those that are items of a list. The code is loaded
 * after the first posts were painted (`isThere`: the list has its answer); if that fails, the posts can still be read.
 */
export function usePostWatch(isThere: boolean, items = none, replies?: RepliesOnView): void {
  const store = useStore();
  const atOnce = replies?.atOnce ?? 0;
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    if (!isThere) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      watcher.load().then(
        ({ watchPosts }) => {
          if (!isOver) stop = watchPosts(store, { atOnce, isItem: (id) => latest.current.some((item) => item.id === id) });
        },
        (error: unknown) => logError('post watch', error),
      );
    }, calm);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [store, atOnce, isThere]);
}
