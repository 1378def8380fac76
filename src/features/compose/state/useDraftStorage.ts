import { useEffect } from 'react';
import { logError } from '@/shared/lib/log';
import { autosaveDelay } from '../constants.ts';
import { NoAnswer, Unavailable } from '../data/draftDb.ts';
import { awaitDraft, type DraftLock, lockDraft } from '../data/locks.ts';
import { writingStore } from '../data/writingStore.ts';
import { draftKeyBeside } from '../model/draft.ts';
import { type DraftSession, hasEarlyChanges, isChanged, isDraftStored } from '../model/draftSession.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';

/** The owner and the key of a draft. */
export interface DraftAddress {
  readonly userId: string;
  readonly context: string;
  /** The draft was just begun, so there is nothing to read. */
  readonly isNew?: boolean;
}

/** Whether the fields have content that the browser hasn't stored. */
const isUnstored = (state: DraftSession) => state.phase === 'writing' && state.revision > 0 && !isDraftStored(state);

/** Stores the content of the fields, if it isn't stored already. Resolves when the browser has finished. */
export async function storeNow(session: DraftSessionStore, { userId, context }: DraftAddress): Promise<void> {
  const state = session.state();
  if (isUnstored(state)) await keep(session, state, { userId, context });
}

/** Stores what was written before the stored draft could be read as a further draft, because the stored one mustn't be replaced. */
export async function storeEarlyChanges(session: DraftSessionStore, { userId, context }: DraftAddress): Promise<void> {
  const state = session.state();
  if (hasEarlyChanges(state) && isChanged(state)) await keep(session, state, { userId, context: draftKeyBeside(context) });
}

async function keep(session: DraftSessionStore, state: DraftSession, { userId, context }: DraftAddress): Promise<void> {
  const { revision, draft } = state;
  const isDone = await (isChanged(state) ? writingStore.writeDraft(userId, context, draft) : writingStore.deleteDraft(userId, context));
  session.dispatch({ type: 'stored', revision, isStored: isDone });
}

/**
 * Reads a stored draft. If only that fails the draft isn't opened, because empty fields would look as though nothing had been written.
 * Without any storage the fields are open all the same.
 */
export async function readNow(
  session: DraftSessionStore,
  { userId, context, isNew = false }: DraftAddress,
  isCurrent = () => true,
  isLate = false,
): Promise<void> {
  try {
    const isUnsaved = isNew && session.state().phase === 'unreadable';
    const stored = isUnsaved ? undefined : await writingStore.readDraft(userId, context);
    const isAtRisk = writingStore.isAtRisk(userId, context);
    if (isCurrent()) session.dispatch({ type: 'opened', stored, isAtRisk, isLate });
  } catch (error) {
    logError('read a draft', error);
    if (!isCurrent()) return;
    if (!(error instanceof Unavailable)) return session.dispatch({ type: 'unreadable' });
    // Text is kept in this page until the storage answers; a draft that it has then appears if nothing was written meanwhile.
    session.dispatch({ type: 'opened', stored: undefined, isAtRisk: true });
    if (error instanceof NoAnswer) void error.late.then(() => readNow(session, { userId, context }, isCurrent, true));
  }
}

/**
 * Keeps a draft stored: reads it when the composer opens, saves it shortly after every change and at once when the page is hidden or
 * left, and locks it against other tabs. `turn` above 0 takes it over from another tab.
 */
export function useDraftStorage(session: DraftSessionStore, { userId, context, isNew = false }: DraftAddress, turn: number): void {
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
      await storeNow(session, isTakenAway ? { userId, context: draftKeyBeside(context) } : address);
      release();
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForLock();
    };
    const handlers = { onRequested: (isTakenAway: boolean) => void handOver(isTakenAway) };
    // A composer that is closed before its draft was read still has to store what was written in it until then.
    let isClosedEarly = false;
    const isStillNeeded = () => isCurrent || isClosedEarly;
    const begin = async (acquired: DraftLock) => {
      lock = acquired;
      if (!isStillNeeded()) return release();
      await readNow(session, address, isStillNeeded);
    };
    const waitForLock = async () => {
      const acquired = await awaitDraft(name, leaving.signal, handlers);
      if (acquired) await begin(acquired);
    };
    const open = async () => {
      const acquired = await lockDraft(name, { isTakeOver: turn > 0, ...handlers });
      if (acquired) return begin(acquired);
      void storeEarlyChanges(session, address);
      if (!isCurrent) return;
      session.dispatch({ type: 'lockedElsewhere' });
      await waitForLock();
    };
    const opening = open();
    return () => {
      isCurrent = false;
      leaving.abort();
      isClosedEarly = session.state().phase === 'opening' && hasEarlyChanges(session.state());
      const keepEarly = () => storeEarlyChanges(session, address).then(() => storeNow(session, address));
      void (isClosedEarly ? opening.then(keepEarly) : storeNow(session, address)).then(release);
    };
  }, [session, userId, context, isNew, turn]);

  useEffect(() => {
    const address = { userId, context };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The revision that the timer runs for. Other changes of the session, such as upload progress, don't restart it. */
    let awaited: number | undefined;
    const storeSoon = () => {
      const state = session.state();
      if (state.revision === awaited) return;
      clearTimeout(timer);
      awaited = undefined;
      if (!isUnstored(state)) return;
      awaited = state.revision;
      timer = setTimeout(() => {
        awaited = undefined;
        void storeNow(session, address);
      }, autosaveDelay);
    };
    const onHidden = () => void storeNow(session, address);
    // The browser asks for confirmation only if leaving would lose changes that it hasn't stored.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnstored(session.state()) || hasEarlyChanges(session.state())) event.preventDefault();
      onHidden();
    };
    const stop = session.subscribe(storeSoon);
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
