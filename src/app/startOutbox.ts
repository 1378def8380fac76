import type { createStore } from 'jotai';
import { retryLater } from '@/design-system';
import { Composer, outboxCode } from '@/features/compose';
import { isSignedInAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { hrefOf } from '@/shared/lib/paths';
import { navigate } from './routing/history.ts';
import { whenIdle } from './routing/preload.ts';

/** Fetches the outbox and the composer once somebody is signed in and the page is quiet; where the code cannot be had, again and again. */
export function startOutboxWhenIdle(store: ReturnType<typeof createStore>): void {
  if (!store.get(isSignedInAtom)) {
    const stop = store.sub(isSignedInAtom, () => {
      stop();
      startOutboxWhenIdle(store);
    });
    return;
  }
  const start = async () => {
    await whenIdle();
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
