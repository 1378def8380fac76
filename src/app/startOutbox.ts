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
 * Loads the outbox of a person's store, and the composer, once the page is idle or the person starts to write. Retries when the code fails
 * to load. Guests have none.
 */
export function startOutboxWhenIdle(store: Store): void {
  if (!store.get(isSignedInAtom)) return;
  const start = async () => {
    await Promise.race([whenIdle(), whenWriting(store)]);
    try {
      // A person who goes offline from here on can still write.
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

/** Never resolves when the person doesn't write. */
function whenWriting(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(composeIntentAtom, () => {
      stop();
      resolve();
    });
  });
}
