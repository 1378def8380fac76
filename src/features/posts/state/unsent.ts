import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What can be done with a post that could not be published. */
export interface UnsentActions {
  retry(id: string): void;
  edit(id: string): void;
  discard(id: string): void;
  /** Offers all of that below the post. It comes with the code that sends: when that fails, nothing else may be had. */
  readonly Controls: ComponentType<UnsentControlsProps>;
}

export interface UnsentControlsProps {
  readonly id: string;
  readonly actions: UnsentActions;
}

/** Handed over by the composer, a feature above this one, with the first post that it publishes. */
export const unsentActionsAtom = atom<UnsentActions | undefined>(undefined);
