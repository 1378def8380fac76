import { type Composing, type ComposingAction, reduceComposing, startComposing } from '../model/composing.ts';
import type { Draft } from '../model/draft.ts';

/** One draft while it is being written. What comes late asks for the state as it is then, never as it was. */
export interface ComposingStore {
  state(): Composing;
  dispatch(action: ComposingAction): void;
  subscribe(onChange: () => void): () => void;
  /** Whether a composer shows it. */
  isShown(): boolean;
}

export function createComposingStore(original: Draft): ComposingStore {
  let state = startComposing(original);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch(action) {
      const next = reduceComposing(state, action);
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
