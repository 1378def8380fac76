import { useEffect } from 'react';
import { logError } from '@/shared/lib/log';
import { autosaveDelay } from '../constants.ts';
import { awaitDraft, type DraftLock, lockDraft } from '../data/locks.ts';
import { writingStore } from '../data/writingStore.ts';
import { draftKeyBeside } from '../model/draft.ts';
import { type DraftSession, isChanged, isKept } from '../model/draftSession.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';

/** Whose draft it is, and of which place. */
export interface DraftAddress {
  readonly userId: string;
  readonly context: string;
  /** It was begun just now: there is nothing to read. */
  readonly isNew?: boolean;
}

/** Whether something stands in the fields that the browser does not keep. */
const isUnkept = (state: DraftSession) => state.phase === 'writing' && state.revision > 0 && !isKept(state);

/** Saves what stands in the fields, if it is not kept already. Resolves when the browser has it. */
export async function keepNow(session: DraftSessionStore, { userId, context }: DraftAddress): Promise<void> {
  const state = session.state();
  if (!isUnkept(state)) return;
  const { revision, draft } = state;
  const isDone = await (isChanged(state) ? writingStore.writeDraft(userId, context, draft) : writingStore.deleteDraft(userId, context));
  session.dispatch({ type: 'kept', revision, isKept: isDone });
}

/** Reads what is kept of a draft. Where that cannot be told it is not opened: an empty page would look as though nothing had been written. */
export async function readNow(
  session: DraftSessionStore,
  { userId, context, isNew = false }: DraftAddress,
  isWanted = () => true,
): Promise<void> {
  try {
    const hasNothing = isNew && session.state().phase === 'unreadable';
    const kept = hasNothing ? undefined : await writingStore.readDraft(userId, context);
    if (isWanted()) session.dispatch({ type: 'opened', kept, isAtRisk: writingStore.isAtRisk(userId, context) });
  } catch (error) {
    logError('read a draft', error);
    if (isWanted()) session.dispatch({ type: 'unreadable' });
  }
}

/**
 * Keeps a draft: reads it when the composer opens, saves it shortly after every change and at once when the page is hidden or left,
 * and sees to it that no second tab writes it meanwhile. `turn` above 0 takes it over from that tab.
 */
export function useKeeping(session: DraftSessionStore, { userId, context, isNew = false }: DraftAddress, turn: number): void {
  useEffect(() => {
    let isCurrent = true;
    const leaving = new AbortController();
    let lock: DraftLock | undefined;
    const address = { userId, context, isNew };
    const letGo = () => {
      lock?.release();
      lock = undefined;
    };
    const name = `sez-draft:${userId}/${context}`;
    const giveAway = async (isTakenAway: boolean) => {
      // What another tab writes by now is not written over: the last words of this one go beside it.
      await keepNow(session, isTakenAway ? { userId, context: draftKeyBeside(context) } : address);
      letGo();
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForIt();
    };
    const handlers = { onWanted: (isTakenAway: boolean) => void giveAway(isTakenAway) };
    const begin = async (held: DraftLock) => {
      lock = held;
      if (!isCurrent) return letGo();
      await readNow(session, address, () => isCurrent);
    };
    const waitForIt = async () => {
      const held = await awaitDraft(name, leaving.signal, handlers);
      if (held) await begin(held);
    };
    const open = async () => {
      const held = await lockDraft(name, { isTakeOver: turn > 0, ...handlers });
      if (held) return begin(held);
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForIt();
    };
    void open();
    return () => {
      isCurrent = false;
      leaving.abort();
      void keepNow(session, address).then(letGo);
    };
  }, [session, userId, context, isNew, turn]);

  useEffect(() => {
    const address = { userId, context };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The revision that the timer runs for. All else that happens, such as the progress of an upload, does not put it off. */
    let awaited: number | undefined;
    const keepSoon = () => {
      const state = session.state();
      if (state.revision === awaited) return;
      clearTimeout(timer);
      awaited = undefined;
      if (!isUnkept(state)) return;
      awaited = state.revision;
      timer = setTimeout(() => {
        awaited = undefined;
        void keepNow(session, address);
      }, autosaveDelay);
    };
    const onHidden = () => void keepNow(session, address);
    // Asked only while leaving would really lose something: the last words, or everything where the browser keeps nothing.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnkept(session.state())) event.preventDefault();
      onHidden();
    };
    const stop = session.subscribe(keepSoon);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [session, userId, context]);
}
