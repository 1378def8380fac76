import { atom } from 'jotai';
import { closeComposerAtom } from '@/features/posts';
import type { Store } from '@/shared/lib/scope';
import { writingStore } from '../data/writingStore.ts';
import type { Draft } from '../model/draft.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';
import { saveServerDraft } from './serverDrafts.ts';

/** Where a draft is kept. */
interface Place {
  readonly userId: string;
  readonly context: string;
}

const keyOf = ({ userId, context }: Place) => `${userId}/${context}`;
const savesAtom = atom<ReadonlyMap<string, DraftSessionStore>>(new Map());

/** What the server is being given to keep. Whoever opens the composer in that place meanwhile goes on with the very same. */
export const savingAtom = atom((get) => {
  const saves = get(savesAtom);
  return (place: Place) => saves.get(keyOf(place));
});

/**
 * Moves a draft to those that the server keeps, and closes its composer if it still shows, or shows again. What is written meanwhile
 * stays, as a newer version of what the server has then. `usual` is what a draft that says nothing begins with.
 */
export async function saveDraft(store: Store, place: Place, session: DraftSessionStore, usual: Draft): Promise<void> {
  const { userId, context } = place;
  const { draft, revision } = session.state();
  const isWrittenOn = () => session.state().revision !== revision;
  store.set(savesAtom, (saves) => new Map(saves).set(keyOf(place), session));
  const serverDraftId = await saveServerDraft(store, draft, usual);
  if (serverDraftId !== undefined && !isWrittenOn()) {
    // The server has it: an autosave that falls due while the deletion lasts would bring it back.
    session.dispatch({ type: 'kept', revision, isKept: true });
    // Where it does not show, or not to be written in, another tab may have written in its place.
    const isOwn = session.isShown() && session.state().phase === 'writing';
    await (isOwn ? writingStore.deleteDraft(userId, context) : writingStore.replaceDraft(userId, context, draft));
  }
  store.set(savesAtom, (saves) => new Map([...saves].filter(([key]) => key !== keyOf(place))));
  if (serverDraftId === undefined) return;
  if (!isWrittenOn()) {
    session.dispatch({ type: 'done' });
    if (session.isShown()) store.set(closeComposerAtom);
    return;
  }
  const { draft: newer } = session.state();
  session.dispatch({ type: 'changed', parts: { serverDraftId } });
  if (!session.isShown()) await writingStore.replaceDraft(userId, context, newer, session.state().draft);
}
