import { useEffect } from 'react';
import { autosaveDelay } from '../constants.ts';
import { type DraftLock, lockDraft } from '../data/locks.ts';
import { writingStore } from '../data/writingStore.ts';
import { type Composing, isChanged, isKept } from '../model/composing.ts';
import type { ComposingStore } from './composingStore.ts';

/** Whose draft it is, and of which place. */
export interface DraftAddress {
  readonly userId: string;
  readonly context: string;
}

/** Whether something stands in the fields that the browser does not keep. */
const isUnkept = (state: Composing) => state.phase === 'writing' && state.revision > 0 && !isKept(state);

/** Saves what stands in the fields, if it is not kept already. Resolves when the browser has it. */
export async function keepNow(composing: ComposingStore, { userId, context }: DraftAddress): Promise<void> {
  const state = composing.state();
  if (!isUnkept(state)) return;
  const { revision, draft } = state;
  const isDone = await (isChanged(state) ? writingStore.writeDraft(userId, context, draft) : writingStore.deleteDraft(userId, context));
  composing.dispatch({ type: 'kept', revision, isKept: isDone });
}

/**
 * Keeps a draft: reads it when the composer opens, saves it shortly after every change and at once when the page is hidden or left,
 * and sees to it that no second tab writes it meanwhile. `turn` above 0 takes it over from that tab.
 */
export function useKeeping(composing: ComposingStore, { userId, context }: DraftAddress, turn: number): void {
  useEffect(() => {
    let isCurrent = true;
    let lock: DraftLock | undefined;
    const address = { userId, context };
    const letGo = () => {
      lock?.release();
      lock = undefined;
    };
    const giveAway = async () => {
      await keepNow(composing, address);
      letGo();
      if (isCurrent) composing.dispatch({ type: 'lockedElsewhere' });
    };
    const open = async () => {
      lock = await lockDraft(`sez-draft:${userId}/${context}`, { isTakeOver: turn > 0, onWanted: () => void giveAway() });
      if (!isCurrent) return letGo();
      if (!lock) return composing.dispatch({ type: 'lockedElsewhere' });
      const kept = await writingStore.readDraft(userId, context);
      if (isCurrent) composing.dispatch({ type: 'opened', kept });
    };
    void open();
    return () => {
      isCurrent = false;
      void keepNow(composing, address).then(letGo);
    };
  }, [composing, userId, context, turn]);

  useEffect(() => {
    const address = { userId, context };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      if (isUnkept(composing.state())) timer = setTimeout(() => void keepNow(composing, address), autosaveDelay);
    };
    const onHidden = () => void keepNow(composing, address);
    // Asked only while leaving would really lose something: the last words, or everything where the browser keeps nothing.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnkept(composing.state())) event.preventDefault();
      onHidden();
    };
    const stop = composing.subscribe(keepSoon);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [composing, userId, context]);
}
