import { atom } from 'jotai';
import { showToastAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { canReply, closedBy } from '../model/postRules.ts';
import { strings } from '../strings.ts';
import { openComposerAtom } from './intents.ts';
import type { PostRow } from './postStore.ts';

/** Opens the composer for a reply to a post, or says why the person can't reply. */
export const replyAtom = atom(null, (get, set, post: PostRow): void => {
  if (canReply(post, get(currentUserIdAtom))) set(openComposerAtom, { kind: 'reply', postId: post.id });
  else set(showToastAtom, { tone: 'primary', title: strings[closedBy(post)] });
});
