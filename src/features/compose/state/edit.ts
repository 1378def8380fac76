import type { createStore } from 'jotai';
import { getPost, request, setWeighInThresholds, updatePost } from '@/api';
import { announceAtom, showSuccessAtom } from '@/features/feedback';
import {
  type ComposeIntent,
  composeIntentAtom,
  openComposerAtom,
  type PostRow,
  patchPostAtom,
  posts,
  putPostsAtom,
  unpatchPostAtom,
} from '@/features/posts';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { exclusively } from '../data/locks.ts';
import { resolveMentions } from '../data/resolveMentions.ts';
import { uploadImage } from '../data/uploadImage.ts';
import { writingStore } from '../data/writingStore.ts';
import { areSameSettings, contextKeyOf, type Draft, draftKeyBeside, isSameDraft, isStored } from '../model/draft.ts';
import { fileIdsOf, isSamePreview, previewsOf, toPostPatch, wordsOf } from '../model/postBody.ts';
import { isEditConflict, refusalOf, verdictOf } from '../model/refusal.ts';
import { draftOf } from '../model/subject.ts';
import { areSameAlerts, toThresholds } from '../model/thresholds.ts';
import { strings } from '../strings.ts';
import { filesOf } from './optimisticPost.ts';

type Store = ReturnType<typeof createStore>;
type EditIntent = Extract<ComposeIntent, { kind: 'edit' }>;

/** The last save of each post that is on its way: an earlier one neither sends nor speaks any longer. */
const lastSaves = new WeakMap<Store, Map<string, symbol>>();

function lastSavesOf(store: Store): Map<string, symbol> {
  const saves = lastSaves.get(store) ?? new Map<string, symbol>();
  lastSaves.set(store, saves);
  return saves;
}

/** Ends a save whose writer has left while it waited for the line. */
const stopped = new Error('stopped');

/**
 * Changes a published post: in its place at once, back to what it was when the server refuses. Offline it waits, in its place, and is
 * sent once the browser is online again. What was written is kept and opens again when it is refused, unless somebody has responded meanwhile: then the content is final, and what was written becomes a draft of its own.
 * Saves of one post are sent one after the other, each compared with what the server says by then.
 */
export async function saveEdit(store: Store, intent: EditIntent, original: Draft, draft: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  if (!userId) return;
  const context = contextKeyOf(intent);
  const { postId } = intent;
  const saves = lastSavesOf(store);
  if (!saves.has(postId) && isUnchanged(original, draft)) return void (await writingStore.deleteDraft(userId, context));
  const operation = Symbol('edit');
  saves.set(postId, operation);
  const isLast = () => saves.get(postId) === operation;
  store.set(patchPostAtom, postId, operation, patchOf(original, draft));
  await writingStore.writeDraft(userId, context, draft);
  try {
    await exclusively(`sez-edit:${postId}`, async () => {
      await whenOnline(async () => {
        if (!isLast()) return;
        if (store.get(currentUserIdAtom) !== userId) throw stopped;
        const row = store.get(posts.serverAtomOf(postId));
        await send(store, postId, row ? draftOf(row) : original, await withStoredImages(draft));
        await writingStore.forgetDraft(userId, context, draft);
      });
    });
    if (isLast()) store.set(showSuccessAtom, strings.updated);
  } catch (error) {
    // Who has left hears nothing of it. It is kept, and opens with the post again.
    if (isLast() && store.get(currentUserIdAtom) === userId) await refused(store, userId, intent, draft, error);
  } finally {
    if (isLast()) saves.delete(postId);
    store.set(unpatchPostAtom, postId, operation);
  }
}

/** Does it now, or when the browser is online again; and once more when it was the line that broke. */
async function whenOnline(work: () => Promise<void>): Promise<void> {
  for (;;) {
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    try {
      return await work();
    } catch (error) {
      if (error === stopped || navigator.onLine || verdictOf(error) !== 'unreached') throw error;
    }
  }
}

async function refused(store: Store, userId: string, intent: EditIntent, draft: Draft, error: unknown): Promise<void> {
  if (!isEditConflict(error)) {
    store.set(reportErrorAtom, error, ...refusalOf(error));
    if (!store.get(composeIntentAtom)) store.set(openComposerAtom, intent);
    return;
  }
  store.set(reportErrorAtom, error, strings.cannotEdit);
  await keepAsDraft(store, userId, intent, draft);
  await refetch(store, intent.postId);
}

/** Moves what can no longer be a change of its post to the drafts, as the new post that it could still become. */
async function keepAsDraft(store: Store, userId: string, intent: EditIntent, draft: Draft): Promise<void> {
  const row = store.get(posts.serverAtomOf(intent.postId));
  const kind = row?.type === 'reply' || row?.type === 'quote' ? row.type : 'post';
  const place = kind !== 'post' && row?.repostedPostId ? `${kind}:${row.repostedPostId}` : 'new';
  await writingStore.writeDraft(userId, draftKeyBeside(place), draft);
  await writingStore.forgetDraft(userId, contextKeyOf(intent), draft);
  store.set(announceAtom, strings.keptAsDraft);
}

const isUnchanged = (original: Draft, draft: Draft) => isSameDraft(original, draft) && areSameSettings(original, draft);

async function send(store: Store, id: string, original: Draft, draft: Draft): Promise<void> {
  const body = toPostPatch(original, draft, await resolveMentions(draft.text));
  if (Object.keys(body).length > 0) store.set(putPostsAtom, [required(await request(updatePost, { params: { id }, body }))]);
  if (areSameAlerts(original.alerts, draft.alerts)) return;
  const thresholds = toThresholds(draft.alerts);
  store.set(putPostsAtom, [required(await request(setWeighInThresholds, { params: { id }, body: { thresholds } }))]);
}

/** Pictures that were still on their way when Save was pressed. */
async function withStoredImages(draft: Draft): Promise<Draft> {
  const images = [...draft.images];
  for (const [at, image] of images.entries()) if (!isStored(image)) images[at] = { ...image, file: await uploadImage(image) };
  return { ...draft, images };
}

/** What a changed post shows until the server has answered. */
function patchOf(original: Draft, draft: Draft): Partial<PostRow> {
  const { title, text } = wordsOf(draft);
  return {
    title: title || null,
    rawText: text || null,
    text: text || null,
    attachedFiles: filesOf(draft),
    attachedFileIds: fileIdsOf(draft),
    isAnyoneCanReply: draft.isAnyoneCanReply,
    ...(isSamePreview(original, draft) ? {} : { urls: previewsOf(draft) }),
  };
}

/** Brings the answers that made the content final, so that the card stops offering to change it. */
async function refetch(store: Store, id: string): Promise<void> {
  try {
    store.set(putPostsAtom, [required(await request(getPost, { params: { id } }))]);
  } catch (error) {
    store.set(reportErrorAtom, error);
  }
}
