import { useSetAtom, useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { type ComposeIntent, closeComposerAtom, openComposerAtom, posts } from '@/features/posts';
import { crossPostAtoms, currentUserAtom, currentUserIdAtom } from '@/features/session';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { writingStore } from '../data/writingStore.ts';
import { contextKeyOf, type Draft, type DraftProblems, draftKeyBeside, problemsOf } from '../model/draft.ts';
import { type DraftSession, type DraftSessionAction, isChanged } from '../model/draftSession.ts';
import { type Subject, subjectOf } from '../model/subject.ts';
import { saveDraft, savingAtom } from './draftSaves.ts';
import { createDraftSessionStore, type DraftSessionStore } from './draftSessionStore.ts';
import { saveEdit, withdrawEdit } from './edit.ts';
import { publish } from './outbox.ts';
import { keepNow, readNow, useKeeping } from './useKeeping.ts';
import { addImages, useUploads } from './useUploads.ts';

/** What the parts of the composer share. */
export interface Composer {
  readonly intent: ComposeIntent;
  /** The key under which the draft is kept. */
  readonly context: string;
  readonly subject: Subject;
  readonly state: DraftSession;
  readonly draft: Draft;
  readonly isReady: boolean;
  /** Whether there is anything to discard. */
  readonly isChanged: boolean;
  /** Said beside the fields, once the person has tried to publish. */
  readonly problems: DraftProblems;
  dispatch(action: DraftSessionAction): void;
  change(parts: Partial<Omit<Draft, 'images'>>): void;
  addImages(files: readonly File[]): void;
  /** Publishes, or says what is missing; waits while the server is given the draft to keep. */
  submit(): void;
  discard(): void;
  close(): void;
  takeOver(): void;
  /** Tries once more to read what could not be read. Resolves when that is known. */
  readAgain(): Promise<void>;
  /** Begins a draft beside this one, which stays as it is. */
  writeAnother(): void;
  /** While the server is given this draft to keep, also by a composer that was closed since. */
  readonly isSaving: boolean;
  /** Moves this draft to those that the server keeps, and closes. What is written meanwhile stays open. */
  save(): Promise<void>;
}

/** The state of the composer and everything that can be done in it. The rules are in `model/draftSession.ts`. */
export function useComposer(intent: ComposeIntent): Composer {
  const store = useStore();
  const close = useSetAtom(closeComposerAtom);
  const open = useSetAtom(openComposerAtom);
  const userId = useStoreValue(currentUserIdAtom) ?? '';
  /** Where it goes on when what is kept of its place cannot be read. */
  const [beside, setBeside] = useState<string>();
  const context = beside ?? contextKeyOf(intent);
  const address = { userId, context, isNew: beside !== undefined };
  const [{ subject, session }] = useState(() => start(store, intent, userId));
  const [turn, setTurn] = useState(0);
  const state = useSyncExternalStore(session.subscribe, session.state);
  useKeeping(session, address, turn);
  useUploads(session);

  // Pictures that are being looked at belong to what was written, whatever is pressed meanwhile.
  const [choosing] = useState(() => ({ files: new Set<Promise<void>>(), isLeft: false }));
  const chosen = () => Promise.all(choosing.files);

  const isSaving = useStoreValue(savingAtom)(address) !== undefined;
  const problems = (draft: Draft) => problemsOf(draft, subject.type === 'reply');
  const end = async () => {
    session.dispatch({ type: 'done' });
    await writingStore.deleteDraft(userId, context);
  };
  const submitNow = () => {
    const { draft, phase } = session.state();
    // What the server is being given to keep would stay there, besides the post.
    if (phase !== 'writing' || store.get(savingAtom)(address)) return;
    session.dispatch({ type: 'tried' });
    if (Object.keys(problems(draft)).length > 0) return;
    // From here on it belongs to the outbox (or the edit): closing must not save it once more.
    session.dispatch({ type: 'done' });
    close();
    if (intent.kind === 'edit') void saveEdit(store, intent, subject.original, draft);
    else void publish(store, context, intent, draft);
  };
  return {
    intent,
    context,
    subject,
    state,
    draft: state.draft,
    isReady: state.phase === 'writing',
    isChanged: isChanged(state),
    problems: state.tries > 0 ? problems(state.draft) : {},
    dispatch: session.dispatch,
    change: (parts) => session.dispatch({ type: 'changed', parts }),
    addImages(files) {
      // What is read from the browser's storage afterwards would take their place.
      if (session.state().phase !== 'writing') return;
      const looking = addImages(session, files).finally(() => choosing.files.delete(looking));
      choosing.files.add(looking);
    },
    submit() {
      if (choosing.files.size === 0) submitNow();
      else void chosen().then(() => choosing.isLeft || submitNow());
    },
    discard() {
      void end();
      if (intent.kind === 'edit') void withdrawEdit(store, intent);
      close();
    },
    close() {
      choosing.isLeft = true;
      void keepNow(session, address);
      if (choosing.files.size > 0) void chosen().then(() => keepNow(session, address));
      close();
    },
    takeOver: () => setTurn((last) => last + 1),
    readAgain: () => readNow(session, address, () => session.state().phase === 'unreadable'),
    writeAnother() {
      if (state.phase === 'unreadable') setBeside(draftKeyBeside(context));
      else open({ ...intent, draftKey: draftKeyBeside(context) });
    },
    isSaving,
    async save() {
      await chosen();
      if (store.get(scopeSignalAtom).aborted) return keepNow(session, address);
      // Published meanwhile, it is no draft any more; pressed twice, it is saved once.
      if (session.state().phase !== 'done' && !store.get(savingAtom)(address)) await saveDraft(store, address, session, subject.original);
    },
  };
}

function start(store: Store, intent: ComposeIntent, userId: string): { subject: Subject; session: DraftSessionStore } {
  // Read once, when the composer opens: what happens to a post meanwhile does not change what its author is writing.
  // The server's row: what is shown may be an edit that is still on its way.
  const edited = intent.kind === 'edit' ? store.get(posts.serverAtomOf(intent.postId)) : undefined;
  const subject = subjectOf(intent, edited, {
    user: store.get(currentUserAtom),
    isPostToX: store.get(crossPostAtoms.x) ?? false,
    isPostToBluesky: store.get(crossPostAtoms.bluesky) ?? false,
  });
  const saving = store.get(savingAtom)({ userId, context: contextKeyOf(intent) });
  return { subject, session: saving ?? createDraftSessionStore(subject.original) };
}
