import { createDraftPost, type DraftPost, deleteDraftPost, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { openComposerAtom } from '@/features/posts';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { resolveMentions } from '../data/resolveMentions.ts';
import { uploadImage } from '../data/uploadImage.ts';
import { writingStore } from '../data/writingStore.ts';
import { areSameSettings, type Draft, isStored } from '../model/draft.ts';
import { toDraftInput } from '../model/postBody.ts';
import { errorMessageFor } from '../model/refusal.ts';
import { contextOfServerDraft, toDraft } from '../model/serverDraft.ts';
import { strings } from '../strings.ts';

/** Opens a draft of the server, or what this browser has made of it since. What is being written now stays where it is kept. */
export async function openServerDraft(store: Store, saved: DraftPost, usual: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  if (!userId) return;
  const draftKey = contextOfServerDraft(saved.id);
  try {
    const own = await writingStore.readDraft(userId, draftKey);
    if (!own) await writingStore.writeDraft(userId, draftKey, toDraft(saved, usual));
  } catch (error) {
    // What this browser has made of it may not be written over by what the server has.
    store.set(reportErrorAtom, error, strings.unreadable);
    return;
  }
  store.set(openComposerAtom, { kind: 'post', draftKey });
}

/**
 * Keeps a draft on the server. There is no call that changes one, so the new one is stored before the old one goes. Resolves to its
 * id, or to nothing when it was refused; the reason has then been said. `usual` is what a draft that says nothing begins with.
 */
export async function saveServerDraft(store: Store, draft: Draft, usual: Draft): Promise<string | undefined> {
  const images = [...draft.images];
  // The next person is given none of it.
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
  // What has been written on since then is not what was saved.
  if (draft.serverDraftId !== undefined) await forgetServerDraft(store, draft.serverDraftId, draft);
  return saved.id;
}

/**
 * What the server does not keep of a draft stays in this browser, where it opens with it: who can reply, alerts, other networks, and
 * the key under which it may have been published already.
 */
async function keepSettings(store: Store, draft: Draft, opened: Draft): Promise<void> {
  const userId = store.get(currentUserIdAtom);
  const isCrossPostSame = draft.isPostToX === opened.isPostToX && draft.isPostToBluesky === opened.isPostToBluesky;
  const wasNeverSent = draft.sentKey === undefined;
  if (!userId || (wasNeverSent && areSameSettings(draft, opened) && isCrossPostSame)) return;
  await writingStore.writeDraft(userId, contextOfServerDraft(draft.serverDraftId ?? ''), draft);
}

/**
 * Deletes a draft from the server, and what this browser kept of it: whatever that says, or only if it says `sent`. One that is gone
 * already is no failure.
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
