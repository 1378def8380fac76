import { createPost, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import {
  activeListAtom,
  addLocalEntryAtom,
  clearPostPatchAtom,
  type ComposeIntent,
  type NewPostIntent,
  openComposerAtom,
  patchPostAtom,
  postAtom,
  putPostsAtom,
  putRowsAtom,
  removeLocalEntryAtom,
  removePostsAtom,
  renameLocalEntryAtom,
  unsentActionsAtom,
} from '@/features/posts';
import { currentUserAtom, reportErrorAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { deleteDraft, readDraft, writeDraft } from '../data/draftStorage.ts';
import { resolveMentions } from '../data/resolveMentions.ts';
import { contextKeyOf, type Draft, toPostInput } from '../model/draft.ts';
import { refusalOf } from '../model/refusal.ts';
import { strings } from '../strings.ts';
import { optimisticPost } from './optimisticPost.ts';

/** A post on its way. The idempotency key is one per composed post, however often it is tried. */
interface Unsent {
  readonly intent: NewPostIntent;
  readonly draft: Draft;
  readonly userId: string;
  readonly idempotencyKey: string;
}

const unsent = new Map<string, Unsent>();

/** Puts a post into its list at once and sends it. The draft in the browser stays until the server has accepted. */
export const publishAtom = atom(null, (get, set, intent: NewPostIntent, draft: Draft) => {
  const author = get(currentUserAtom);
  if (!author) return;
  const idempotencyKey = crypto.randomUUID();
  const id = `optimistic:${idempotencyKey}`;
  unsent.set(id, { intent, draft, userId: author.id, idempotencyKey });
  set(putUsersAtom, [author]);
  set(putRowsAtom, [optimisticPost(id, intent, draft, author)]);
  set(addLocalEntryAtom, intent.kind === 'reply' ? `replies:${intent.postId}` : get(activeListAtom), id);
  set(unsentActionsAtom, {
    retry: (failedId) => void set(sendAtom, failedId),
    edit: (failedId) => void set(editUnsentAtom, failedId),
    discard: (failedId) => set(discardUnsentAtom, failedId),
  });
  // The composer is free for the next post; this one is kept apart until the server has it.
  void writeDraft(author.id, sendingKeyOf(intent), draft);
  void deleteDraft(author.id, contextKeyOf(intent));
  void set(sendAtom, id);
});

const sendingKeyOf = (intent: ComposeIntent) => `sending:${contextKeyOf(intent)}`;

/** What was written for a place before: the open draft, else one whose sending was cut short by a crash or a closed page. */
export async function recoverDraft(userId: string, intent: ComposeIntent): Promise<Draft | undefined> {
  const isOnItsWay = [...unsent.values()].some((post) => contextKeyOf(post.intent) === contextKeyOf(intent));
  const open = await readDraft(userId, contextKeyOf(intent));
  return open ?? (isOnItsWay ? undefined : await readDraft(userId, sendingKeyOf(intent)));
}

const sendAtom = atom(null, async (get, set, id: string) => {
  const post = unsent.get(id);
  if (!post) return;
  const { intent, draft, idempotencyKey } = post;
  set(patchPostAtom, id, { sending: 'sending' });
  const parent = intent.kind === 'reply' ? get(postAtom(intent.postId)) : undefined;
  if (parent) set(patchPostAtom, parent.id, { numReplies: parent.numReplies + 1 });
  try {
    const body = toPostInput(intent, draft, await resolveMentions(draft.text));
    const created = present(await request(createPost, { body, headers: { 'Idempotency-Key': idempotencyKey } }));
    set(putPostsAtom, [created]);
    set(renameLocalEntryAtom, id, created.id);
    set(forgetAtom, id);
    await deleteDraft(post.userId, sendingKeyOf(intent));
    set(showSuccessAtom, intent.kind === 'reply' ? strings.replyCreated : strings.created);
  } catch (error) {
    set(patchPostAtom, id, { sending: 'failed' });
    set(reportErrorAtom, error, ...refusalOf(error));
  } finally {
    if (parent) set(clearPostPatchAtom, parent.id);
  }
});

const forgetAtom = atom(null, (_get, set, id: string) => {
  unsent.delete(id);
  set(removePostsAtom, [id]);
});

/** Takes a failed post out of its list and opens it in the composer again. */
const editUnsentAtom = atom(null, async (_get, set, id: string) => {
  const post = unsent.get(id);
  if (!post) return;
  await writeDraft(post.userId, contextKeyOf(post.intent), post.draft);
  set(removeLocalEntryAtom, id);
  set(forgetAtom, id);
  set(openComposerAtom, post.intent);
});

const discardUnsentAtom = atom(null, (_get, set, id: string) => {
  const post = unsent.get(id);
  if (!post) return;
  set(removeLocalEntryAtom, id);
  set(forgetAtom, id);
  void deleteDraft(post.userId, sendingKeyOf(post.intent));
});
