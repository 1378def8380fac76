import { atom } from 'jotai';

/** Something new that a person wants to write; a reply and a quote are about another post. */
export type NewPostIntent = { readonly kind: 'post' } | { readonly kind: 'reply' | 'quote'; readonly postId: string };

/** What a person wants to write, or to change. The composer, a feature above this one, opens on it. */
export type ComposeIntent = NewPostIntent | { readonly kind: 'edit'; readonly postId: string };

const intentAtom = atom<ComposeIntent | undefined>(undefined);

export const composeIntentAtom = atom((get) => get(intentAtom));
export const openComposerAtom = atom(null, (_get, set, intent: ComposeIntent) => set(intentAtom, intent));
export const closeComposerAtom = atom(null, (_get, set) => set(intentAtom, undefined));
