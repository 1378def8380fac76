import { atom, type Getter, type Setter } from 'jotai';
import type { Entities, Operation } from './entities.ts';
import { hasPendingRequests, requestsSettled } from './pendingRequests.ts';
import { scopeSignalAtom } from './scope.ts';

/** How a change ended. A burst of changes about one thing ends once: all but the last of them were `replaced`. */
export type Settled<Answer, T = unknown> =
  /**
   * It was accepted by the server. `before` is its row as it was then: of changes in turns, what the last one has changed. `answer` is missing
   * where an earlier change of the burst had the same effect.
   */
  | { readonly state: 'succeeded'; readonly before: T | undefined; readonly answer?: Answer }
  /** Nothing had to be asked of the server, and nothing is different from before. */
  | { readonly state: 'unchanged' }
  /** By a later one, or its person has left: nobody is told what became of it. */
  | { readonly state: 'replaced' }
  | { readonly state: 'refused'; readonly error: unknown };

export interface OptimisticOptions<T, Change, Answer> {
  readonly entities: Entities<T>;
  /** What the change changes about the row it finds. Must add nothing to a row that has it already: the answer may come first. */
  patch(row: T, change: Change): Partial<T>;
  /** Whether the server's row says already what is asked for, so that nothing need be sent. Never, unless given. */
  isNoop?(row: T, change: Change): boolean;
  /** Carries the change to the server. Where it waits its turn for that, it asks the signal of its person's scope before it sends. */
  send(id: string, change: Change, signal: AbortSignal): Promise<Answer>;
  /** Stores what came back, in the same step that takes the patch away. An answer that was under way meanwhile cannot undo it. */
  store(set: Setter, answer: Answer, id: string, change: Change, get: Getter): void;
}

interface Entry<T, Change, Answer> {
  readonly change: Change;
  readonly operation: Operation;
  readonly settle: (settled: Settled<Answer, T>) => void;
}

/**
 * One way to change a thing at once and hear later what the server said. Changes about the same id are sent one after the other; of
 * those that wait only the last is sent, and only it tells how the burst ended. The returned action never rejects.
 *
 * @example
 * const followAtom = createOptimisticAtom({ entities: users, patch, isNoop, send, store });
 * const settled = await set(followAtom, userId, 'follow');
 * if (settled.state === 'succeeded') set(showSuccessAtom, …);
 * if (settled.state === 'refused') set(reportErrorAtom, settled.error);
 */
export function createOptimisticAtom<T, Change, Answer>({ entities, patch, isNoop, send, store }: OptimisticOptions<T, Change, Answer>) {
  type Burst = { waiting: Entry<T, Change, Answer> | undefined };
  /** Of each store its own: nothing of one person's or one test's changes outlives their store. */
  const burstsAtom = atom(() => new Map<string, Burst>());

  const carryOutAtom = atom(null, async (get, set, id: string, first: Entry<T, Change, Answer>, burst: Burst): Promise<void> => {
    /** The last change of this burst that succeeded. */
    let succeeded: { readonly before: T | undefined } | undefined;
    for (let entry: Entry<T, Change, Answer> | undefined = first; entry; ) {
      const current: Entry<T, Change, Answer> = entry;
      const settled = await carryOut(current);
      if (settled.state === 'succeeded') succeeded = settled;
      entry = burst.waiting;
      burst.waiting = undefined;
      // In the same step as the look for a further change, so that none can slip in between.
      if (!entry) get(burstsAtom).delete(id);
      current.settle(entry ? { state: 'replaced' } : settled);
    }

    async function carryOut({ change, operation }: Entry<T, Change, Answer>): Promise<Settled<Answer, T>> {
      const row = get(entities.serverAtomOf(id));
      const signal = get(scopeSignalAtom);
      const end = (settled: Settled<Answer, T>): Settled<Answer, T> => {
        set(entities.unpatchAtom, id, operation);
        return signal.aborted ? { state: 'replaced' } : settled;
      };
      // What waited would be sent with the session of the next person.
      if (signal.aborted) return end({ state: 'replaced' });
      if (row && isNoop?.(row, change)) return end(succeeded ? { state: 'succeeded', before: succeeded.before } : { state: 'unchanged' });
      try {
        const answer = await send(id, change, signal);
        set(takeAnswerAtom, id, change, operation, answer);
        return end({ state: 'succeeded', before: row, answer });
      } catch (error) {
        return end({ state: 'refused', error });
      }
    }
  });

  const takeAnswerAtom = atom(null, (get, set, id: string, change: Change, operation: Operation, answer: Answer) => {
    // What was asked for before, or succeeded meanwhile, may come without it and would undo it.
    if (hasPendingRequests()) set(entities.grantAtom, id, operation, requestsSettled());
    store(set, answer, id, change, get);
    set(entities.unpatchAtom, id, operation);
  });

  return atom(null, (get, set, id: string, change: Change): Promise<Settled<Answer, T>> => {
    const operation = Symbol(id);
    set(entities.patchAtom, id, operation, (row) => patch(row, change));
    return new Promise((settle) => {
      const entry = { change, operation, settle };
      const burst = get(burstsAtom).get(id);
      if (!burst) {
        const started: Burst = { waiting: undefined };
        get(burstsAtom).set(id, started);
        void set(carryOutAtom, id, entry, started);
        return;
      }
      if (burst.waiting) {
        set(entities.unpatchAtom, id, burst.waiting.operation);
        burst.waiting.settle({ state: 'replaced' });
      }
      burst.waiting = entry;
    });
  });
}
