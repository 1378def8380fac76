import { atom } from 'jotai';

/** What can be done with a post that could not be published. */
export interface UnsentActions {
  retry(id: string): void;
  edit(id: string): void;
  discard(id: string): void;
}

/** Handed over by the composer, a feature above this one, with the first post that it publishes. */
export const unsentActionsAtom = atom<UnsentActions | undefined>(undefined);
