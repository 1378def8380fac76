import { atom } from 'jotai';
import { closeComposerAtom } from '@/features/posts';
import type { Store } from '@/shared/lib/scope';
import { writingStore } from '../data/writingStore.ts';
import type { Draft } from '../model/draft.ts';
import type { DraftSessionStore } from './draftSessionStore.ts';
import { saveServerDraft } from './serverDrafts.ts';

/** The address of a stored draft. */
interface DraftAddress {
  readonly userId: string;
  readonly context: string;
}

const keyOf = ({ userId, context }: DraftAddress) => `${userId}/${context}`;
const savesAtom = atom<ReadonlyMap<string, DraftSessionStore>>(new Map());

/** The session of a draft that is being saved to the server. A composer that opens for it meanwhile continues with that session. */
export const savingAtom = atom((get) => {
  const saves = get(savesAtom);
  return (address: DraftAddress) => saves.get(keyOf(address));
});

/**
 * Saves a draft to the server and closes its composer if it is open. Text written meanwhile stays in the browser as a newer version of
 * the server's draft. `usual` has the settings of a new draft.
 */
export async function saveDraft(store: Store, address: DraftAddress, session: DraftSessionStore, usual: Draft): Promise<void> {
  const { userId, context } = address;
  const { draft, revision } = session.state();
  const isWrittenOn = () => session.state().revision !== revision;
  store.set(savesAtom, (saves) => new Map(saves).set(keyOf(address), session));
  const serverDraftId = await saveServerDraft(store, draft, usual);
  if (serverDraftId !== undefined && !isWrittenOn()) {
    // The server has it: an autosave during the deletion would write the local draft again.
    session.dispatch({ type: 'stored', revision, isStored: true });
    // If no composer shows it for writing, another tab may have changed the stored draft.
    const isOwn = session.isShown() && session.state().phase === 'writing';
    await (isOwn ? writingStore.deleteDraft(userId, context) : writingStore.replaceDraft(userId, context, draft));
  }
  store.set(savesAtom, (saves) => new Map([...saves].filter(([key]) => key !== keyOf(address))));
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
