import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** Actions on a post that couldn't be published, or whose changes couldn't be saved. */
export interface UnsentActions {
  retry(id: string): void;
  edit(id: string): void;
  discard(id: string): void;
  /** Deletes a published post with `request`, which resolves to whether it is deleted; its waiting changes are discarded with it. */
  deletePost(postId: string, request: () => Promise<boolean>): Promise<boolean>;
  /** Shows these actions below the post. It is part of the outbox's chunk, because after a failure further code may not load. */
  readonly Controls: ComponentType<UnsentControlsProps>;
}

export interface UnsentControlsProps {
  readonly id: string;
  readonly actions: UnsentActions;
}

/** Set by the composer, a feature above this one, when it publishes its first post. */
export const unsentActionsAtom = atom<UnsentActions | undefined>(undefined);
