import { useEffect } from 'react';
import { logError } from '@/shared/lib/log';
import { autosaveDelay } from '../constants.ts';
import { awaitDraft, type DraftLock, lockDraft } from '../data/locks.ts';
import { writingStore } from '../data/writingStore.ts';
import { draftKeyBeside } from '../model/draft.ts';
import { type DraftSession, isChanged, isKept } from '../model/draftSession.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';

/** The owner and the key of a draft. */
export interface DraftAddress {
  readonly userId: string;
  readonly context: string;
  /** The draft was just begun, so there is nothing to read. */
  readonly isNew?: boolean;
}

/** Whether the fields have content that the browser hasn't stored. */
const isUnkept = (state: DraftSession) => state.phase === 'writing' && state.revision > 0 && !isKept(state);

/** Stores the content of the fields, if it isn't stored already. Resolves when the browser has finished. */
export async function keepNow(session: DraftSessionStore, { userId, context }: DraftAddress): Promise<void> {
  const state = session.state();
  if (!isUnkept(state)) return;
  const { revision, draft } = state;
  const isDone = await (isChanged(state) ? writingStore.writeDraft(userId, context, draft) : writingStore.deleteDraft(userId, context));
  session.dispatch({ type: 'kept', revision, isKept: isDone });
}

/** Reads a stored draft. If that fails the draft isn't opened, because empty fields would look as though nothing had been written. */
export async function readNow(
  session: DraftSessionStore,
  { userId, context, isNew = false }: DraftAddress,
  isWanted = () => true,
): Promise<void> {
  try {
    const isUnsaved = isNew && session.state().phase === 'unreadable';
    const kept = isUnsaved ? undefined : await writingStore.readDraft(userId, context);
    if (isWanted()) session.dispatch({ type: 'opened', kept, isAtRisk: writingStore.isAtRisk(userId, context) });
  } catch (error) {
    logError('read a draft', error);
    if (isWanted()) session.dispatch({ type: 'unreadable' });
  }
}

/**
 * Keeps a draft stored: reads it when the composer opens, saves it shortly after every change and at once when the page is hidden or
 * left, and locks it against other tabs. `turn` above 0 takes it over from another tab.
 */
export function useKeeping(session: DraftSessionStore, { userId, context, isNew = false }: DraftAddress, turn: number): void {
  useEffect(() => {
    let isCurrent = true;
    const leaving = new AbortController();
    let lock: DraftLock | undefined;
    const address = { userId, context, isNew };
    const release = () => {
      lock?.release();
      lock = undefined;
    };
    const name = `sez-draft:${userId}/${context}`;
    const handOver = async (isTakenAway: boolean) => {
      // If another tab writes this draft already, this tab's last changes are stored as a further draft.
      await keepNow(session, isTakenAway ? { userId, context: draftKeyBeside(context) } : address);
      release();
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForLock();
    };
    const handlers = { onWanted: (isTakenAway: boolean) => void handOver(isTakenAway) };
    const begin = async (acquired: DraftLock) => {
      lock = acquired;
      if (!isCurrent) return release();
      await readNow(session, address, () => isCurrent);
    };
    const waitForLock = async () => {
      const acquired = await awaitDraft(name, leaving.signal, handlers);
      if (acquired) await begin(acquired);
    };
    const open = async () => {
      const acquired = await lockDraft(name, { isTakeOver: turn > 0, ...handlers });
      if (acquired) return begin(acquired);
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForLock();
    };
    void open();
    return () => {
      isCurrent = false;
      leaving.abort();
      void keepNow(session, address).then(release);
    };
  }, [session, userId, context, isNew, turn]);

  useEffect(() => {
    const address = { userId, context };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The revision that the timer runs for. Other changes of the session, such as upload progress, don't restart it. */
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
    // The browser asks for confirmation only if leaving would lose changes that it hasn't stored.
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
