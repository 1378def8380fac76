import type { Post } from '@/api';
import type { Call, Transport } from './outboxPorts.ts';
import type { NewPostRow } from './outboxRow.ts';
import { toPostInput, toPostPatch } from './postBody.ts';
import { verdictOf } from './refusal.ts';
import { draftOf } from './subject.ts';
import { toThresholds } from './thresholds.ts';

/** Publishes a post, its pictures being stored already. */
export async function createPost({ intent, draft, key }: NewPostRow, transport: Transport, call: Call): Promise<Post> {
  const mentioned = await call(() => transport.findMentioned(draft.text));
  const post = await call(() => transport.create(toPostInput(intent, draft, mentioned), key));
  if (draft.sentKey === undefined) return post;
  // A corrected post whose first sending had arrived after all: the server answered with that one.
  const correction = toPostPatch(draftOf(post), draft, mentioned);
  return Object.keys(correction).length === 0 ? post : call(() => transport.update(post.id, correction));
}

/** Tells what can only be said about a post that exists. Resolves with what the server has answered to its alerts. */
export async function completePost({ postId, draft, hasAlerts }: NewPostRow, transport: Transport, call: Call): Promise<Post | null> {
  const { serverDraftId } = draft;
  // First, because the alerts may be refused: what was published is no draft any longer.
  if (serverDraftId !== undefined) {
    await call(() =>
      transport.deleteDraft(serverDraftId).catch((error: unknown) => {
        // Whoever was not reached is told again: a draft that stays invites to publish it twice.
        if (verdictOf(error) !== 'refused') throw error;
      }),
    );
  }
  if (postId === undefined || !hasAlerts) return null;
  return call(() => transport.setThresholds(postId, toThresholds(draft.alerts)));
}
