import { atom } from 'jotai';

/** What a person wants to write. The composer, a feature above this one, opens on it. */
export type ComposeIntent = { readonly kind: 'post' } | { readonly kind: 'reply' | 'quote'; readonly postId: string };

const intentAtom = atom<ComposeIntent | undefined>(undefined);

export const composeIntentAtom = atom((get) => get(intentAtom));
export const openComposerAtom = atom(null, (_get, set, intent: ComposeIntent) => set(intentAtom, intent));
export const closeComposerAtom = atom(null, (_get, set) => set(intentAtom, undefined));
