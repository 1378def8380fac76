import { atom, type Getter, type Setter } from 'jotai';
import type { Entities, Operation } from './entities.ts';
import { hasPendingRequests, requestsSettled } from './pendingRequests.ts';
import { scopeSignalAtom } from './scope.ts';

/** How a change ended. A burst of changes to one id has one result: all but the last of them were `replaced`. */
export type Settled<Answer, T = unknown> =
  /**
   * The server accepted it. `before` is the server's row at that time; for queued changes it includes the effect of the previous one. `answer`
   * is missing when an earlier change of the burst had the same effect.
   */
  | { readonly state: 'succeeded'; readonly before: T | undefined; readonly answer?: Answer }
  /** No request was needed, and nothing has changed. */
  | { readonly state: 'unchanged' }
  /** A later change replaced it, or its scope ended; the result isn't reported. */
  | { readonly state: 'replaced' }
  | { readonly state: 'refused'; readonly error: unknown };

/** Keeps changes that are made without a network until they can be sent. Late code sets it in the store of the person who makes them. */
export interface Keeper {
  /** Sends a change, later if there is no network. Rejects with `replaced` if it needn't be sent any more. */
  carry<Answer>(key: string, change: unknown, send: () => Promise<Answer>): Promise<Answer>;
  /** A later change of the same thing takes the place of one that waits for the network. */
  drop(key: string): void;
}
export const keeperAtom = atom<Keeper | undefined>(undefined);
export const replaced = new Error();

export interface OptimisticOptions<T, Change, Answer> {
  readonly entities: Entities<T>;
  /** Names the kind of changes that are kept without a network; others are refused then. */
  readonly keptAs?: string;
  /** The change to the row. Must be idempotent: the response may arrive before it is applied. */
  patch(row: T, change: Change): Partial<T>;
  /** Whether the server's row already has the requested state, so that no request is needed. Never by default. */
  isNoop?(row: T, change: Change): boolean;
  /** Sends the change to the server. If it has to wait, it checks its scope's signal before it sends. */
  send(id: string, change: Change, signal: AbortSignal): Promise<Answer>;
  /** Stores the response in the same step that removes the patch. Responses still in flight can't undo it. */
  store(set: Setter, answer: Answer, id: string, change: Change, get: Getter): void;
}

interface Entry<T, Change, Answer> {
  readonly change: Change;
  readonly operation: Operation;
  readonly settle: (settled: Settled<Answer, T>) => void;
}

/**
 * Creates an action that shows a change at once and resolves with the server's result. Changes to the same id are sent one after the other;
 * of the waiting ones only the last is sent, and only it reports how the burst ended. The action never rejects.
 *
 * @example
 * const followAtom = createOptimisticAtom({ entities: users, patch, isNoop, send, store });
 * const settled = await set(followAtom, userId, 'follow');
 * if (settled.state === 'succeeded') set(showSuccessAtom, …);
 * if (settled.state === 'refused') set(reportErrorAtom, settled.error);
 */
export function createOptimisticAtom<T, Change, Answer>({
  entities,
  keptAs,
  patch,
  isNoop,
  send,
  store,
}: OptimisticOptions<T, Change, Answer>) {
  type Burst = { waiting: Entry<T, Change, Answer> | undefined };
  /** One map per store, so that a person's or a test's changes don't outlive their store. */
  const burstsAtom = atom(() => new Map<string, Burst>());

  const carryOutAtom = atom(null, async (get, set, id: string, first: Entry<T, Change, Answer>, burst: Burst): Promise<void> => {
    /** The last accepted change of this burst. */
    let succeeded: { readonly before: T | undefined } | undefined;
    for (let entry: Entry<T, Change, Answer> | undefined = first; entry; ) {
      const current: Entry<T, Change, Answer> = entry;
      const settled = await carryOut(current);
      if (settled.state === 'succeeded') succeeded = settled;
      entry = burst.waiting;
      burst.waiting = undefined;
      // Runs in the same step as the check for a further change, so that none is missed in between.
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
      // A waiting change would otherwise be sent with the next person's session.
      if (signal.aborted) return end({ state: 'replaced' });
      if (row && isNoop?.(row, change)) return end(succeeded ? { state: 'succeeded', before: succeeded.before } : { state: 'unchanged' });
      try {
        const sendNow = () => send(id, change, signal);
        const answer = await ((keptAs && get(keeperAtom)?.carry(`${keptAs}/${id}`, change, sendNow)) || sendNow());
        set(takeAnswerAtom, id, change, operation, answer);
        return end({ state: 'succeeded', before: row, answer });
      } catch (error) {
        return end(error === replaced ? { state: 'replaced' } : { state: 'refused', error });
      }
    }
  });

  const takeAnswerAtom = atom(null, (get, set, id: string, change: Change, operation: Operation, answer: Answer) => {
    // Rows requested earlier may lack this change and would undo it.
    if (hasPendingRequests()) set(entities.acceptAtom, id, operation, requestsSettled());
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
      get(keeperAtom)?.drop(`${keptAs}/${id}`);
    });
  });
}
