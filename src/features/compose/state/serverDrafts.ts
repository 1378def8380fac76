import { createDraftPost, type DraftPost, deleteDraftPost, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { openComposerAtom } from '@/features/posts';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { resolveMentions } from '../data/resolveMentions.ts';
import { uploadImage } from '../data/uploadImage.ts';
import { writingStore } from '../data/writingStore.ts';
import { areSameSettings, type Draft, isSameThread, isStored } from '../model/draft.ts';
import { toDraftInput } from '../model/postBody.ts';
import { errorMessageFor } from '../model/refusal.ts';
import { contextOfServerDraft, toDraft } from '../model/serverDraft.ts';
import { strings } from '../strings.ts';

/** Opens a server's draft, or this browser's newer version of it. The draft that is open now stays stored. */
export async function openServerDraft(store: Store, saved: DraftPost, usual: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  if (!userId) return;
  const draftKey = contextOfServerDraft(saved.id);
  try {
    const own = await writingStore.readDraft(userId, draftKey);
    if (!own) await writingStore.writeDraft(userId, draftKey, toDraft(saved, usual));
  } catch (error) {
    // The server's version must not overwrite this browser's newer one, which couldn't be read.
    store.set(reportErrorAtom, error, strings.unreadable);
    return;
  }
  store.set(openComposerAtom, { kind: 'post', draftKey });
}

/**
 * Saves a draft to the server. No call changes a draft, so the new one is stored before the old one is deleted. Resolves to its id, or to
 * undefined if it was refused; the reason is then reported here. `usual` has the settings of a new draft.
 */
export async function saveServerDraft(store: Store, draft: Draft, usual: Draft): Promise<string | undefined> {
  const images = [...draft.images];
  // Stops when the person signs out, so that nothing is saved for the next person.
  const signal = store.get(scopeSignalAtom);
  let saved: DraftPost;
  try {
    for (const [at, image] of images.entries()) if (!isStored(image)) images[at] = { ...image, file: await uploadImage(image, { signal }) };
    const body = toDraftInput({ ...draft, images }, await resolveMentions(draft.text));
    saved = required(await request(createDraftPost, { body, signal }));
  } catch (error) {
    store.set(reportErrorAtom, error, ...errorMessageFor(error));
    return undefined;
  }
  await keepSettings(store, { ...draft, images, serverDraftId: saved.id }, toDraft(saved, usual));
  store.set(showSuccessAtom, strings.draftSaved);
  // The old draft's local version is deleted only if it wasn't changed meanwhile.
  if (draft.serverDraftId !== undefined) await forgetServerDraft(store, draft.serverDraftId, draft);
  return saved.id;
}

/**
 * Stores in this browser the settings that the server doesn't store with a draft: who can reply, alerts, other networks, the further
 * posts of a thread, and the idempotency key of an earlier attempt to publish it.
 */
async function keepSettings(store: Store, draft: Draft, opened: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  const isCrossPostSame = draft.isPostToX === opened.isPostToX && draft.isPostToBluesky === opened.isPostToBluesky;
  const wasNeverSent = draft.sentKey === undefined;
  if (!userId || (wasNeverSent && areSameSettings(draft, opened) && isSameThread(draft, opened) && isCrossPostSame)) return;
  await writingStore.writeDraft(userId, contextOfServerDraft(draft.serverDraftId ?? ''), draft);
}

/**
 * Deletes a draft from the server, and this browser's version of it: in any case, or only if that equals `sent`. A draft that was
 * deleted before isn't a failure.
 */
export async function forgetServerDraft(store: Store, id: string, sent?: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  try {
    await request(deleteDraftPost, { params: { id }, signal: store.get(scopeSignalAtom) });
  } catch (error) {
    if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 404)) {
      store.set(reportErrorAtom, error);
      return;
    }
  }
  if (!userId) return;
  const context = contextOfServerDraft(id);
  await (sent ? writingStore.replaceDraft(userId, context, sent) : writingStore.deleteDraft(userId, context));
}
