import type { Post } from '@/api';
import type { Call, Transport } from './outboxPorts.ts';
import type { NewPostRow } from './outboxRow.ts';
import { toPostInput, toPostPatch } from './postBody.ts';
import { verdictOf } from './refusal.ts';
import { draftOf } from './subject.ts';
import { toThresholds } from './thresholds.ts';

/** Publishes a post whose pictures are stored already. */
export async function createPost({ intent, draft, key }: NewPostRow, transport: Transport, call: Call): Promise<Post> {
  const mentioned = await call(() => transport.findMentioned(draft.text));
  const post = await call(() => transport.create(toPostInput(intent, draft, mentioned), key));
  if (draft.sentKey === undefined) return post;
  // If the first attempt of a corrected post had arrived, the server answers with that version, which is then updated.
  const correction = toPostPatch(draftOf(post), draft, mentioned);
  return Object.keys(correction).length === 0 ? post : call(() => transport.update(post.id, correction));
}

/** Makes the calls that need an existing post. Resolves with the server's answer to its alerts. */
export async function completePost({ postId, draft, hasAlerts }: NewPostRow, transport: Transport, call: Call): Promise<Post | null> {
  const { serverDraftId } = draft;
  // The draft is deleted first, because the alerts may be refused and the published post must not remain a draft.
  if (serverDraftId !== undefined) {
    await call(() =>
      transport.deleteDraft(serverDraftId).catch((error: unknown) => {
        // If the server wasn't reached, the call is repeated later: a remaining draft could be published twice.
        if (verdictOf(error) !== 'refused') throw error;
      }),
    );
  }
  if (postId === undefined || !hasAlerts) return null;
  return call(() => transport.setThresholds(postId, toThresholds(draft.alerts)));
}
