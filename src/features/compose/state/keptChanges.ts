import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { type Keeper, keeperAtom, replaced, type Settled } from '@/shared/lib/optimistic';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { limitConcurrency } from '@/shared/lib/taskQueue';
import { changeRetryDelay } from '../constants.ts';
import { type ChangeStore, createChangeStore, type KeptChange } from '../data/changeStore.ts';
import { exclusively } from '../data/locks.ts';
import { draftDb } from '../data/writingStore.ts';
import { verdictOf } from '../model/refusal.ts';

/** Makes a change of an earlier visit again; undefined if it has another shape. */
export type Repeat = (id: string, change: unknown) => Promise<Settled<unknown>> | undefined;

/**
 * Keeps weigh-ins, follows and marks that are made without a network, and sends them later in their order: over reloads, each once among all
 * tabs, the latest of each thing. `repeats` makes those of earlier visits again, by the name of their kind (`keptAs`). Ends with the person's scope.
 */
export function startKeptChanges(
  store: Store,
  repeats: Readonly<Record<string, Repeat>>,
  changes: ChangeStore = createChangeStore(draftDb),
): void {
  const userId = store.get(currentUserIdAtom);
  const signal = store.get(scopeSignalAtom);
  if (userId === undefined || signal.aborted) return;
  const inTurn = limitConcurrency(1);
  /** What ends the wait of each change. */
  const waits = new Map<string, AbortController>();
  /** Changes of earlier visits that are being made again. */
  const repeated = new Map<string, KeptChange>();
  /** Things that were changed in this page; an earlier visit's change of them is outdated. */
  const changed = new Set<string>();
  let lastTime = 0;

  const keeper: Keeper = {
    async carry(key, change, send) {
      const wait = new AbortController();
      waits.set(key, wait);
      const over = AbortSignal.any([wait.signal, signal]);
      try {
        const earlier = repeated.get(key);
        repeated.delete(key);
        if (earlier) return await sendLater(earlier, send, over);
        if (!changed.has(key)) void changes.deleteAny(userId, key);
        changed.add(key);
        try {
          if (navigator.onLine) return await send();
        } catch (error) {
          // The network may have gone meanwhile.
          if (navigator.onLine || verdictOf(error) !== 'unreached' || over.aborted) throw error;
        }
        lastTime = Math.max(Date.now(), lastTime + 1);
        const row = { key, change, madeAt: lastTime };
        return await sendLater(row, send, over, changes.write(userId, row));
      } finally {
        if (waits.get(key) === wait) waits.delete(key);
      }
    },
    drop(key) {
      const wait = waits.get(key);
      if (!wait) return;
      wait.abort();
      changed.add(key);
      void changes.deleteAny(userId, key);
    },
  };

  function sendLater<Answer>(row: KeptChange, send: () => Promise<Answer>, over: AbortSignal, stored?: Promise<unknown>): Promise<Answer> {
    const sending = async () => {
      await stored;
      return sendOnce(row, send, over);
    };
    // Another tab that waits with the same change may have the lock for long.
    return Promise.race([whenOver(over), exclusively(`sez-change:${userId}/${row.key}`, sending)]);
  }

  async function sendOnce<Answer>(row: KeptChange, send: () => Promise<Answer>, over: AbortSignal): Promise<Answer> {
    for (let isRetry = false; ; isRetry = true) {
      await whenOnline(over, isRetry ? changeRetryDelay : 0);
      // Changes are sent one after the other, in the order in which they began to wait.
      const sent = await inTurn(async () => {
        if (over.aborted || !(await changes.has(userId ?? '', row))) throw replaced;
        try {
          return { answer: await send() };
        } catch (error) {
          const verdict = verdictOf(error);
          if (verdict === 'unreached') return undefined;
          // One that met an ended session waits for the same person.
          if (verdict === 'refused') await changes.delete(userId ?? '', row);
          throw error;
        }
      });
      if (!sent) continue;
      await changes.delete(userId ?? '', row);
      return sent.answer;
    }
  }

  const repeat = async () => {
    for (const row of await changes.changesOf(userId)) {
      const [kind = '', ...rest] = row.key.split('/');
      if (signal.aborted) return;
      if (changed.has(row.key) || waits.has(row.key)) continue;
      repeated.set(row.key, row);
      const coming = repeats[kind]?.(rest.join('/'), row.change);
      void (coming ?? Promise.resolve({ state: 'unchanged' } as const)).then((settled) => {
        repeated.delete(row.key);
        if (settled.state === 'refused') store.set(reportErrorAtom, settled.error);
        // The server has it already.
        if (settled.state === 'unchanged') void changes.delete(userId, row);
      });
    }
  };
  store.set(keeperAtom, keeper);
  void repeat();
  // A tab that was closed may have left some behind.
  window.addEventListener('online', () => void repeat(), { signal });
}

function whenOver(over: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (over.aborted) reject(replaced);
    over.addEventListener('abort', () => reject(replaced));
  });
}

/** Resolves after the delay once the browser has a network, or when it gets one. */
function whenOnline(over: AbortSignal, delay: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      end.abort();
      settle();
    };
    const timer = setTimeout(() => navigator.onLine && finish(resolve), delay);
    window.addEventListener('online', () => finish(resolve), { signal: end.signal });
    over.addEventListener('abort', () => finish(() => reject(replaced)), { signal: end.signal });
  });
}
