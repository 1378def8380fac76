import type { createStore } from 'jotai';
import { getPost, request, setWeighInThresholds, updatePost } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import {
  type ComposeIntent,
  composeIntentAtom,
  openComposerAtom,
  type PostRow,
  patchPostAtom,
  putPostsAtom,
  unpatchPostAtom,
} from '@/features/posts';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { present } from '@/shared/lib/present';
import { resolveMentions } from '../data/resolveMentions.ts';
import { uploadImage } from '../data/uploadImage.ts';
import { writingStore } from '../data/writingStore.ts';
import { areSameSettings, contextKeyOf, type Draft, isSameDraft, isStored } from '../model/draft.ts';
import { fileIdsOf, isSamePreview, previewsOf, toPostPatch, wordsOf } from '../model/postBody.ts';
import { isEditConflict, refusalOf } from '../model/refusal.ts';
import { areSameAlerts, toThresholds } from '../model/thresholds.ts';
import { strings } from '../strings.ts';
import { filesOf } from './optimisticPost.ts';

type Store = ReturnType<typeof createStore>;
type EditIntent = Extract<ComposeIntent, { kind: 'edit' }>;

/**
 * Changes a published post: in its place at once, back to what it was when the server refuses. What was written is kept and
 * opens again, unless somebody has responded meanwhile: then the content is final.
 */
export async function saveEdit(store: Store, intent: EditIntent, original: Draft, draft: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  if (!userId) return;
  const context = contextKeyOf(intent);
  if (isSameDraft(original, draft) && areSameSettings(original, draft)) return void (await writingStore.deleteDraft(userId, context));
  const { postId } = intent;
  const operation = Symbol('edit');
  store.set(patchPostAtom, postId, operation, patchOf(original, draft));
  await writingStore.writeDraft(userId, context, draft);
  try {
    await send(store, postId, original, await withStoredImages(draft));
    await writingStore.deleteDraft(userId, context);
    store.set(showSuccessAtom, strings.updated);
  } catch (error) {
    if (isEditConflict(error)) {
      store.set(reportErrorAtom, error, strings.cannotEdit);
      await writingStore.deleteDraft(userId, context);
      await refetch(store, postId);
    } else {
      store.set(reportErrorAtom, error, ...refusalOf(error));
      if (!store.get(composeIntentAtom)) store.set(openComposerAtom, intent);
    }
  } finally {
    store.set(unpatchPostAtom, postId, operation);
  }
}

async function send(store: Store, id: string, original: Draft, draft: Draft): Promise<void> {
  const body = toPostPatch(original, draft, await resolveMentions(draft.text));
  if (Object.keys(body).length > 0) store.set(putPostsAtom, [present(await request(updatePost, { params: { id }, body }))]);
  if (areSameAlerts(original.alerts, draft.alerts)) return;
  const thresholds = toThresholds(draft.alerts);
  store.set(putPostsAtom, [present(await request(setWeighInThresholds, { params: { id }, body: { thresholds } }))]);
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
    store.set(putPostsAtom, [present(await request(getPost, { params: { id } }))]);
  } catch (error) {
    store.set(reportErrorAtom, error);
  }
}
