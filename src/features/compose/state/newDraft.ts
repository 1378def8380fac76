import { atom } from 'jotai';
import type { NewPostIntent } from '@/features/posts';
import { crossPostAtoms, currentUserAtom, currentUserIdAtom } from '@/features/session';
import type { Store } from '@/shared/lib/scope';
import { writingStore } from '../data/writingStore.ts';
import { contextKeyOf, draftKeyBeside } from '../model/draft.ts';
import { sharedDraft } from '../model/shared.ts';
import { subjectOf, type Usual } from '../model/subject.ts';

/** The settings with which this person's new posts begin. */
export const usualOf = (store: Store): Usual => ({
  user: store.get(currentUserAtom),
  isPostToX: store.get(crossPostAtoms.x) ?? false,
  isPostToBluesky: store.get(crossPostAtoms.bluesky) ?? false,
});

/** What another application has shared: texts by the parameters of the manifest's share target, and pictures. */
export interface Shared {
  readonly texts: URLSearchParams;
  readonly images: readonly File[];
}

/** Pictures on their way to the composer of a draft, which checks them like chosen ones. */
export const sharedImagesAtom = atom<{ readonly context: string; readonly images: readonly File[] } | undefined>(undefined);

/**
 * Keeps what another application has shared as a further draft of the person, so that it replaces nothing and outlasts a reload. Returns the
 * intent that opens it, which is the given one if there is nothing to keep. The same `unique` names the same draft.
 */
export async function keepShared(store: Store, intent: NewPostIntent, { texts, images }: Shared, unique: string): Promise<NewPostIntent> {
  const shared = sharedDraft(texts);
  const userId = store.get(currentUserIdAtom);
  if ((!shared && images.length === 0) || userId === undefined) return intent;
  const context = draftKeyBeside(contextKeyOf(intent), unique);
  if (shared) await writingStore.writeDraft(userId, context, { ...subjectOf(intent, undefined, usualOf(store)).original, ...shared });
  if (images.length > 0) store.set(sharedImagesAtom, { context, images });
  return { ...intent, draftKey: context };
}
