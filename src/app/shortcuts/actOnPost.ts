import { atom } from 'jotai';
import { canReply, isTemporary, openComposerAtom, postAtom, shownIdOf, toggleRepostAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';

/**
 * Does with a post of a list what its buttons do, and nothing where they would do nothing. The id is that of the list's
 * entry; of a repost its original is meant.
 */
export const actOnPostAtom = atom(null, (get, set, entryId: string, deed: 'reply' | 'quote' | 'repost') => {
  const entry = get(postAtom(entryId));
  const post = entry && (get(postAtom(shownIdOf(entry))) ?? entry);
  if (!post || isTemporary(post.id)) return;
  if (deed === 'repost') void set(toggleRepostAtom, post.id);
  else if (deed === 'quote' || canReply(post, get(currentUserIdAtom))) set(openComposerAtom, { kind: deed, postId: post.id });
});
