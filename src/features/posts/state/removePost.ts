import { createShortLink, deletePost, request } from '@/api';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { strings } from '../strings.ts';
import { removeLocalEntryAtom } from './localEntries.ts';
import { postAtom, removePostsAtom } from './postStore.ts';

const removedAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Ids deleted in this browser: lists that were loaded before skip them. */
export const removedPostsAtom = atom((get) => get(removedAtom));

/** Deletes a post of one's own. Lists skip it from then on; quotes and replies keep a note in its place. */
export const deletePostAtom = atom(null, async (get, set, id: string) => {
  const type = get(postAtom(id))?.type ?? 'post';
  try {
    await request(deletePost, { params: { id } });
  } catch (error) {
    const serverMessage = error instanceof Error && 'serverMessage' in error ? error.serverMessage : undefined;
    set(reportErrorAtom, error, typeof serverMessage === 'string' ? serverMessage : undefined);
    return;
  }
  set(removePostsAtom, [id]);
  set(removedAtom, (ids) => new Set([...ids, id]));
  set(removeLocalEntryAtom, id);
  set(showSuccessAtom, strings.deleted[type], toastLife.short);
});

/** Makes a short link to a post and puts it on the clipboard. */
export const copyPostLinkAtom = atom(null, async (_get, set, id: string) => {
  try {
    const link = present(await request(createShortLink, { body: { postId: id } }));
    await navigator.clipboard.writeText(link.url ?? new URL(`/check-visit-links?id=${link.id}`, location.origin).href);
    set(showSuccessAtom, strings.linkCopied);
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
