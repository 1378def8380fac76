import { type PostRow, posts } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import type { Store } from '@/shared/lib/scope';
import { contextKeyOf, type Draft } from '../model/draft.ts';
import type { EditIntent } from '../model/outboxRow.ts';
import { outboxOf } from './outbox.ts';

/**
 * Changes a published post, which `original` was before: in its place at once, and from here on the outbox' business. Offline it
 * waits there, also for the next visit. What is refused opens again with its words; once the post can no longer be changed they
 * become a draft of their own. Saves of one post are sent one after the other, and the last one stands.
 */
export async function saveEdit(store: Store, intent: EditIntent, original: Draft, draft: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  if (!userId) return;
  await outboxOf(store).change(contextKeyOf(intent), {
    id: `edit:${intent.postId}:${crypto.randomUUID()}`,
    userId,
    intent,
    draft,
    writtenAt: new Date().toISOString(),
    known: [original],
    place: placeOf(store.get(posts.serverAtomOf(intent.postId))),
  });
}

/** Gives up what was saved of a post and has not been sent yet. */
export function withdrawEdit(store: Store, { postId }: EditIntent): Promise<void> {
  return outboxOf(store).withdraw(postId);
}

/** Where somebody would write the new post that these words could still become. */
function placeOf(post: PostRow | undefined): string {
  const isAboutAnother = post?.type === 'reply' || post?.type === 'quote';
  return isAboutAnother && post.repostedPostId ? `${post.type}:${post.repostedPostId}` : 'new';
}
