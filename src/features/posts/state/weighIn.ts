import { atom } from 'jotai';
import { reactToPost, request } from '@/api';
import { isBlank, noteScoresChangedAtom, type WeighInValues } from '@/features/reputation';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { createOptimisticAtom } from '@/shared/lib/optimistic';
import { required } from '@/shared/lib/required';
import { postAtom, posts, putPostsAtom } from './postStore.ts';

/** A person's weigh-in on one post: a value −2…2 by category, and an optional comment (at most 160 characters). */
export interface WeighIn {
  readonly values: WeighInValues;
  readonly description: string;
}

export interface WeighInChange extends WeighIn {
  readonly userId: string;
  readonly createdAt: string;
}

/** Sends a weigh-in without saying how it went. */
export const weighInChangeAtom = createOptimisticAtom({
  entities: posts,
  keptAs: 'weighIn',
  patch({ reactionSets }, change: WeighInChange) {
    const others = reactionSets.filter(({ userId }) => userId !== change.userId);
    return { reactionSets: isBlank(change.values, change.description) ? others : [change, ...others] };
  },
  send: async (id, { values, description }) =>
    required(await request(reactToPost, { params: { id }, body: { values, description: description.trim() } })),
  store: (set, post) => {
    set(putPostsAtom, [post]);
    set(noteScoresChangedAtom, post.authorUserId);
  },
});

/**
 * Weighs in on a post, replacing the person's earlier weigh-in; a blank one removes it. The screen shows it at once.
 * Resolves to true once the server has it; to false if a newer weigh-in replaced it or it was refused (the reason is then reported here).
 */
export const weighInAtom = atom(null, async (get, set, id: string, weighIn: WeighIn): Promise<boolean> => {
  const userId = get(currentUserIdAtom);
  if (!get(postAtom(id)) || !userId) return false;
  const settled = await set(weighInChangeAtom, id, { ...weighIn, userId, createdAt: new Date().toISOString() });
  if (settled.state === 'refused') set(reportErrorAtom, settled.error);
  return settled.state === 'succeeded';
});
