import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What can be done with a post that could not be published, or whose changes could not. */
export interface UnsentActions {
  retry(id: string): void;
  edit(id: string): void;
  discard(id: string): void;
  /** Deletes a published post with `request`, which resolves to whether it is gone; changes of it that wait go with it. */
  deletePost(postId: string, request: () => Promise<boolean>): Promise<boolean>;
  /** Offers all of that below the post. It comes with the code that sends: when that fails, nothing else may be had. */
  readonly Controls: ComponentType<UnsentControlsProps>;
}

export interface UnsentControlsProps {
  readonly id: string;
  readonly actions: UnsentActions;
}

/** Handed over by the composer, a feature above this one, with the first post that it publishes. */
export const unsentActionsAtom = atom<UnsentActions | undefined>(undefined);
