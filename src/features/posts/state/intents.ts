import { atom } from 'jotai';
import { showToastAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { canReply, closedBy } from '../model/postRules.ts';
import { strings } from '../strings.ts';
import type { PostRow } from './postStore.ts';

/**
 * The channel of a group that a new post is meant for; without one the post goes to the feed. Which lists show it depends on the
 * post itself (`belongsTo`), not on the current screen.
 */
export interface PublishTarget {
  /** The channel that the post is published in, and whose name it shows. */
  readonly channelId: string;
}

interface Opening {
  /** Key of the stored draft to open, if it isn't the default one of the intent. */
  readonly draftKey?: string | undefined;
}

/** The intent to write something new; a reply and a quote refer to another post. */
export type NewPostIntent = Opening &
  (
    | { readonly kind: 'post'; readonly target?: PublishTarget | undefined }
    | { readonly kind: 'reply' | 'quote'; readonly postId: string; readonly target?: PublishTarget | undefined }
  );

/** The intent to write or to change a post. The composer, a feature above this one, opens for it. */
export type ComposeIntent = NewPostIntent | (Opening & { readonly kind: 'edit'; readonly postId: string });

const intentAtom = atom<ComposeIntent | undefined>(undefined);

/** Read-only: the intent changes through the two actions below. */
export const composeIntentAtom = atom((get) => get(intentAtom));
export const openComposerAtom = atom(null, (_get, set, intent: ComposeIntent) => set(intentAtom, intent));
export const closeComposerAtom = atom(null, (_get, set) => set(intentAtom, undefined));

/** Opens the composer for a reply to a post, or says why the person can't reply. */
export const replyAtom = atom(null, (get, set, post: PostRow): void => {
  if (canReply(post, get(currentUserIdAtom))) set(openComposerAtom, { kind: 'reply', postId: post.id });
  else set(showToastAtom, { tone: 'primary', title: strings[closedBy(post)] });
});
