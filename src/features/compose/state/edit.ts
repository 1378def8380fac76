import { ApiError, getPost, request, updatePost } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { clearPostPatchAtom, type ComposeIntent, composeIntentAtom, openComposerAtom, patchPostAtom, type PostRow, putPostsAtom } from '@/features/posts';
import { currentUserIdAtom, reportErrorAtom } from '@/features/session';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { deleteDraft, writeDraft } from '../data/draftStorage.ts';
import { resolveMentions } from '../data/resolveMentions.ts';
import { contextKeyOf, type Draft, fileIdsOf, isSameDraft, toPostPatch } from '../model/draft.ts';
import { refusalOf } from '../model/refusal.ts';
import { strings } from '../strings.ts';

type EditIntent = Extract<ComposeIntent, { kind: 'edit' }>;
const conflict = 409;

/**
 * Changes a published post: in its place at once, back to what it was when the server refuses. What was written is kept and
 * opens again, unless somebody has responded meanwhile: then the content is final.
 */
export const saveEditAtom = atom(null, async (get, set, intent: EditIntent, original: Draft, draft: Draft) => {
  const userId = get(currentUserIdAtom);
  if (!userId) return;
  const context = contextKeyOf(intent);
  if (isSameDraft(original, draft)) return deleteDraft(userId, context);
  const { postId } = intent;
  set(patchPostAtom, postId, patchOf(draft));
  await writeDraft(userId, context, draft);
  try {
    const body = toPostPatch(original, draft, await resolveMentions(draft.text));
    set(putPostsAtom, [present(await request(updatePost, { params: { id: postId }, body }))]);
    set(clearPostPatchAtom, postId);
    await deleteDraft(userId, context);
    set(showSuccessAtom, strings.updated);
  } catch (error) {
    set(clearPostPatchAtom, postId);
    if (error instanceof ApiError && error.statusCode === conflict) {
      set(reportErrorAtom, error, strings.cannotEdit);
      await deleteDraft(userId, context);
      await set(refetchAtom, postId);
    } else {
      set(reportErrorAtom, error, ...refusalOf(error));
      if (!get(composeIntentAtom)) set(openComposerAtom, intent);
    }
  }
});

/** What a changed post shows until the server has answered. */
function patchOf(draft: Draft): Partial<PostRow> {
  const text = draft.text.trim() || null;
  return { title: draft.title.trim() || null, rawText: text, text, attachedFiles: [...draft.files], attachedFileIds: fileIdsOf(draft) };
}

/** Brings the answers that made the content final, so that the card stops offering to change it. */
const refetchAtom = atom(null, async (_get, set, id: string) => {
  try {
    set(putPostsAtom, [present(await request(getPost, { params: { id } }))]);
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
