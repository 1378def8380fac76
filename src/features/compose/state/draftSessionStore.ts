import type { Draft } from '../model/draft.ts';
import { type DraftSession, type DraftSessionAction, reduceDraftSession, startDraftSession } from '../model/draftSession.ts';

/** One draft while it is being written. Late callbacks read the current state from here instead of an outdated copy. */
export interface DraftSessionStore {
  state(): DraftSession;
  dispatch(action: DraftSessionAction): void;
  subscribe(onChange: () => void): () => void;
  /** Whether a composer shows it. */
  isShown(): boolean;
}

export function createDraftSessionStore(original: Draft): DraftSessionStore {
  let state = startDraftSession(original);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch(action) {
      const next = reduceDraftSession(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isShown: () => listeners.size > 0,
  };
}
