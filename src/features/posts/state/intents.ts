import { atom } from 'jotai';

/**
 * Where something new is meant to stand: a channel of a group. Without a place it is for the feed. Which lists show it then follows
 * from the post itself (`belongsTo`), not from what was on the screen.
 */
export interface PublishTarget {
  /** The channel that it is published in, and whose name it carries. */
  readonly channelId: string;
}

interface Opening {
  /** The kept draft to open, where it is not the one of the place. */
  readonly draftKey?: string | undefined;
}

/** Something new that a person wants to write; a reply and a quote are about another post. */
export type NewPostIntent = Opening &
  (
    | { readonly kind: 'post'; readonly place?: PublishTarget | undefined }
    | { readonly kind: 'reply' | 'quote'; readonly postId: string; readonly place?: PublishTarget | undefined }
  );

/** What a person wants to write, or to change. The composer, a feature above this one, opens on it. */
export type ComposeIntent = NewPostIntent | (Opening & { readonly kind: 'edit'; readonly postId: string });

const intentAtom = atom<ComposeIntent | undefined>(undefined);

export const composeIntentAtom = atom((get) => get(intentAtom));
export const openComposerAtom = atom(null, (_get, set, intent: ComposeIntent) => set(intentAtom, intent));
export const closeComposerAtom = atom(null, (_get, set) => set(intentAtom, undefined));
