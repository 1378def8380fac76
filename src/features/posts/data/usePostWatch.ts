import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { lazyValue } from '@/design-system';
import { logError } from '@/shared/lib/log';
import type { ListItem } from '../model/placeLocal.ts';
import type { RepliesOnView } from './postPages.ts';

const calm = 300;
const watcher = lazyValue(() => import('./watchPosts.ts'));

/**
 * Looks which posts of a list are seen: marks them as read and fetches their replies. Its code comes after the first posts were
 * painted; without it a list is only read.
 */
export function usePostWatch(items: readonly ListItem[], replies: RepliesOnView | undefined): void {
  const store = useStore();
  const atOnce = replies?.atOnce ?? 0;
  const hasPosts = items.length > 0;
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    if (!hasPosts) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      watcher.load().then(
        ({ watchPosts }) => {
          if (!isOver) stop = watchPosts(store, { atOnce, isPlace: (id) => latest.current.some((item) => item.id === id) });
        },
        (error: unknown) => logError('post watch', error),
      );
    }, calm);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [store, atOnce, hasPosts]);
}
