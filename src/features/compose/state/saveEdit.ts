import { type PostRow, posts } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import type { Store } from '@/shared/lib/scope';
import { contextKeyOf, type Draft } from '../model/draft.ts';
import type { EditIntent } from '../model/outboxRow.ts';
import { outboxOf } from './personOutbox.ts';

/**
 * Changes a published post whose content was `original`: the screen changes at once, and the outbox sends the change. Offline it waits
 * there, also for the next visit. A refused change opens in the composer again, or becomes a draft of its own if the post can no longer
 * be changed. Saves of one post are sent one after the other, and the last one counts.
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
    fallbackKey: draftKeyFor(store.get(posts.serverAtomOf(intent.postId))),
  });
}

/** Discards the changes of a post that haven't been sent yet. */
export function withdrawEdit(store: Store, { postId }: EditIntent): Promise<void> {
  return outboxOf(store).withdraw(postId);
}

/** The key of the draft for a new post with this text, in case the post can't be changed any more. */
function draftKeyFor(post: PostRow | undefined): string {
  const isAboutAnother = post?.type === 'reply' || post?.type === 'quote';
  return isAboutAnother && post.repostedPostId ? `${post.type}:${post.repostedPostId}` : 'new';
}
