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

/**
 * Keeps what another application has shared as a further draft of the person, so that it replaces nothing and outlasts a reload. Returns the
 * intent that opens it, which is the given one if there is nothing to keep. The same `unique` names the same draft.
 */
export async function keepShared(store: Store, intent: NewPostIntent, parameters: URLSearchParams, unique: string): Promise<NewPostIntent> {
  const shared = sharedDraft(parameters);
  const userId = store.get(currentUserIdAtom);
  if (!shared || userId === undefined) return intent;
  const context = draftKeyBeside(contextKeyOf(intent), unique);
  await writingStore.writeDraft(userId, context, { ...subjectOf(intent, undefined, usualOf(store)).original, ...shared });
  return { ...intent, draftKey: context };
}
