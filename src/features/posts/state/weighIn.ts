import { type Post, reactToPost, request } from '@/api';
import { isBlank, type WeighInValues } from '@/features/reputation';
import { currentUserAtom, reportErrorAtom } from '@/features/session';
import { createIntentQueue } from '@/shared/lib/intentQueue';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { clearPostPatchAtom, patchPostAtom, postAtom, putPostsAtom } from './postStore.ts';

const queue = createIntentQueue<() => Promise<void>>((_id, send) => send());

/** A person's weigh-in on one post: a value −2…2 by category, and optional words (at most 160 characters). */
export interface WeighIn {
  readonly values: WeighInValues;
  readonly description: string;
}

/**
 * Weighs in on a post, replacing the person's earlier weigh-in; a blank one removes it. Shown at once.
 * Resolves to false when the server refused; the reason has then been said.
 */
export const weighInAtom = atom(null, async (get, set, id: string, weighIn: WeighIn): Promise<boolean> => {
  const post = get(postAtom(id));
  const userId = get(currentUserAtom)?.id;
  if (!post || !userId) return false;
  const others = post.reactionSets.filter((reaction) => reaction.userId !== userId);
  const own = { ...weighIn, userId, createdAt: new Date().toISOString() };
  set(patchPostAtom, id, { reactionSets: isBlank(weighIn.values, weighIn.description) ? others : [own, ...others] });
  try {
    await queue.push(id, async () => set(putPostsAtom, [await send(id, weighIn)]));
    return true;
  } catch (error) {
    set(reportErrorAtom, error);
    return false;
  } finally {
    set(clearPostPatchAtom, id);
  }
});

async function send(id: string, { values, description }: WeighIn): Promise<Post> {
  return present(await request(reactToPost, { params: { id }, body: { values, description: description.trim() } }));
}
