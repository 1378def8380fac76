import { retryLater } from '@/design-system';
import { Composer, outboxCode } from '@/features/compose';
import { composeIntentAtom } from '@/features/posts';
import { isSignedInAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { hrefOf } from '@/shared/lib/paths';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { navigate } from '@/shared/navigation';
import { whenIdle } from './routing/preload.ts';

/**
 * Fetches the outbox of a person's store, and the composer, once the page is quiet, or they want to write before that; where the code cannot
 * be had, again and again. Guests have none.
 */
export function startOutboxWhenIdle(store: Store): void {
  if (!store.get(isSignedInAtom)) return;
  const start = async () => {
    await Promise.race([whenIdle(), whenWriting(store)]);
    try {
      // Whoever goes offline from here on can still write.
      Composer.preload();
      const { startOutbox } = await outboxCode.load();
      if (!store.get(scopeSignalAtom).aborted) startOutbox(store, (path) => navigate(hrefOf(path)));
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
