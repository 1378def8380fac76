import { atom } from 'jotai';
import { isTemporary, openComposerAtom, postAtom, replyAtom, shownIdOf, toggleRepostAtom } from '@/features/posts';

/**
 * Does with a post of a list what its buttons do. The id is that of the list's
 * entry; of a repost its original is meant.
 */
export const actOnPostAtom = atom(null, (get, set, entryId: string, deed: 'reply' | 'quote' | 'repost') => {
  const entry = get(postAtom(entryId));
  const post = entry && (get(postAtom(shownIdOf(entry))) ?? entry);
  if (!post || isTemporary(post.id)) return;
  if (deed === 'repost') void set(toggleRepostAtom, post.id);
  else if (deed === 'reply') set(replyAtom, post);
  else set(openComposerAtom, { kind: deed, postId: post.id });
});
