import type { createStore } from 'jotai';
import { retryLater } from '@/design-system';
import { Composer, outboxCode } from '@/features/compose';
import { composeIntentAtom } from '@/features/posts';
import { isSignedInAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { hrefOf } from '@/shared/lib/paths';
import { navigate } from '@/shared/navigation';
import { whenIdle } from './routing/preload.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Fetches the outbox and the composer once somebody is signed in and the page is quiet, or they want to write before that; where the
 * code cannot be had, again and again.
 */
export function startOutboxWhenIdle(store: Store): void {
  if (!store.get(isSignedInAtom)) {
    const stop = store.sub(isSignedInAtom, () => {
      stop();
      startOutboxWhenIdle(store);
    });
    return;
  }
  const start = async () => {
    await Promise.race([whenIdle(), whenWriting(store)]);
    try {
      // Whoever goes offline from here on can still write.
      Composer.preload();
      (await outboxCode.load()).startOutbox(store, (path) => navigate(hrefOf(path)));
    } catch (error) {
      logError('load outbox', error);
      retryLater(() => void start());
    }
  };
  void start();
}

/** Never ends where nobody writes. */
function whenWriting(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(composeIntentAtom, () => {
      stop();
      resolve();
    });
  });
}
