import type { createStore } from 'jotai';
import { outboxCode } from '@/features/compose';
import { isSignedInAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { whenIdle } from './routing/preload.ts';

/** Fetches the outbox once somebody is signed in and the page is quiet; where the code cannot be had, when the browser is online again. */
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
      (await outboxCode.load()).startOutbox(store);
    } catch (error) {
      logError('load outbox', error);
      window.addEventListener('online', () => void start(), { once: true });
    }
  };
  void start();
}
