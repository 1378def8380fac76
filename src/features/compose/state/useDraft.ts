import type { ComposeIntent } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { autosaveDelay } from '../constants.ts';
import { deleteDraft, writeDraft } from '../data/draftStorage.ts';
import { contextKeyOf, type Draft, isSameDraft } from '../model/draft.ts';
import { recoverDraft } from './publish.ts';

export interface DraftState {
  readonly draft: Draft;
  /** False until the browser's storage was read; typing before that would be overwritten. */
  readonly isReady: boolean;
  readonly isSaved: boolean;
  /** Whether anything was written that would be lost. */
  readonly isChanged: boolean;
  change(parts: Partial<Draft>): void;
  /** Forgets what was written. */
  discard(): void;
}

/**
 * The draft of one place: read when the composer opens, saved shortly after every change and when the page is left.
 * `original` is where it starts when nothing was written there before.
 */
export function useDraft(intent: ComposeIntent, original: Draft): DraftState {
  const userId = useAtomValue(currentUserIdAtom) ?? '';
  const context = contextKeyOf(intent);
  const [draft, setDraft] = useState(original);
  const [isReady, setIsReady] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const latest = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    void recoverDraft(userId, intent).then((found) => {
      if (!isCurrent) return;
      if (found) setDraft(found);
      setIsSaved(found !== undefined);
      setIsReady(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, intent]);

  const save = () => {
    clearTimeout(timer.current);
    const pending = latest.current;
    latest.current = undefined;
    if (!pending) return;
    const done = isSameDraft(pending, original) ? deleteDraft(userId, context).then(() => false) : writeDraft(userId, context, pending);
    void done.then(setIsSaved);
  };
  useSaveOnLeaving(save);

  return {
    draft,
    isReady,
    isSaved,
    isChanged: !isSameDraft(draft, original),
    change(parts) {
      const next = { ...draft, ...parts };
      setDraft(next);
      setIsSaved(false);
      latest.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, autosaveDelay);
    },
    discard() {
      clearTimeout(timer.current);
      latest.current = undefined;
      setDraft(original);
      void deleteDraft(userId, context);
    },
  };
}

/** The last keystrokes are saved when the composer closes and when the page is hidden or left. */
function useSaveOnLeaving(save: () => void): void {
  const current = useRef(save);
  useEffect(() => {
    current.current = save;
  });
  useEffect(() => {
    const saveNow = () => current.current();
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);
}
