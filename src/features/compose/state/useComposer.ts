import { useSetAtom, useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { showToastAtom } from '@/features/feedback';
import { type ComposeIntent, closeComposerAtom, composeIntentAtom, openComposerAtom, posts } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type QuoteTarget, useQuoteTarget } from '../data/useTargets.ts';
import { writingStore } from '../data/writingStore.ts';
import { contextKeyOf, type Draft, type DraftProblems, draftKeyBeside, problemsOf } from '../model/draft.ts';
import { type DraftSession, type DraftSessionAction, isChanged } from '../model/draftSession.ts';
import { type Subject, subjectOf } from '../model/subject.ts';
import { strings } from '../strings.ts';
import { saveDraft, savingAtom } from './draftSaves.ts';
import { createDraftSessionStore, type DraftSessionStore } from './draftSessionStore.ts';
import { usualOf } from './newDraft.ts';
import { publish } from './personOutbox.ts';
import { saveEdit, withdrawEdit } from './saveEdit.ts';
import { readNow, storeEarlyChanges, storeNow, useDraftStorage } from './useDraftStorage.ts';
import { addImages, useUploads } from './useUploads.ts';

/** State and actions that the parts of the composer share. */
export interface Composer {
  readonly intent: ComposeIntent;
  /** The key under which the draft is stored. */
  readonly context: string;
  readonly subject: Subject;
  /** The only channel in which it may appear, if it quotes a post of a private group. */
  readonly quoteTarget: QuoteTarget;
  readonly state: DraftSession;
  readonly draft: Draft;
  readonly isReady: boolean;
  /** Whether there is anything to discard. */
  readonly isChanged: boolean;
  /** Shown beside the fields, once the person has tried to publish. */
  readonly problems: DraftProblems;
  dispatch(action: DraftSessionAction): void;
  change(parts: Partial<Omit<Draft, 'images'>>): void;
  /** `post` is the place in the thread; 0 is the first. */
  addImages(files: readonly File[], post?: number): void;
  /** Publishes, or shows the problems. Does nothing while the draft is being saved to the server. */
  submit(): void;
  discard(): void;
  close(): void;
  takeOver(): void;
  /** Tries to read the stored draft again. Resolves when that has succeeded or failed. */
  readAgain(): Promise<void>;
  /** Begins a further draft for the same target; this one stays as it is. */
  writeAnother(): void;
  /** Whether this draft is being saved to the server, possibly by a composer that was closed since. */
  readonly isSaving: boolean;
  /** Saves this draft to the server and closes. If it was changed meanwhile, it stays open. */
  save(): Promise<void>;
}

/** The state of the composer and everything that can be done in it. The rules are in `model/draftSession.ts`. */
export function useComposer(intent: ComposeIntent): Composer {
  const store = useStore();
  const close = useSetAtom(closeComposerAtom);
  const open = useSetAtom(openComposerAtom);
  const userId = useStoreValue(currentUserIdAtom) ?? '';
  /** Key of a further draft, used if the stored one can't be read. */
  const [furtherKey, setFurtherKey] = useState<string>();
  const context = furtherKey ?? contextKeyOf(intent);
  const address = { userId, context, isNew: furtherKey !== undefined };
  const [{ subject, session }] = useState(() => start(store, intent, userId));
  /** Counts how often this tab has taken the draft over from another tab. */
  const [turn, setTurn] = useState(0);
  const state = useSyncExternalStore(session.subscribe, session.state);
  useDraftStorage(session, address, turn);
  useUploads(session);
  const quoteTarget = useQuoteTarget(intent.kind === 'quote' ? intent.postId : undefined);

  // Pictures that are still being checked belong to the draft, so publishing, saving and closing wait for them.
  const [checks] = useState(() => ({ pending: new Set<Promise<void>>(), isClosed: false }));
  const allChecked = () => Promise.all(checks.pending);

  const isSaving = useStoreValue(savingAtom)(address) !== undefined;
  const problems = (draft: Draft) => problemsOf(draft, subject.type === 'reply');
  const end = async () => {
    session.dispatch({ type: 'done' });
    await writingStore.deleteDraft(userId, context);
  };
  const submitNow = () => {
    const { draft: written, phase } = session.state();
    const draft = quoteTarget.target ? { ...written, target: quoteTarget.target } : written;
    // A draft that is being saved to the server would stay there besides the post.
    if (phase !== 'writing' || store.get(savingAtom)(address)) return;
    session.dispatch({ type: 'tried' });
    if (Object.keys(problems(draft)).length > 0) return;
    // The outbox has it from here on: closing must not save it again.
    session.dispatch({ type: 'done', isSent: true });
    close();
    if (intent.kind === 'edit') void saveEdit(store, intent, subject.original, draft);
    else void publish(store, context, intent, draft);
  };
  const save = async () => {
    await allChecked();
    if (store.get(scopeSignalAtom).aborted) return storeNow(session, address);
    // A draft that was published meanwhile isn't saved; after two presses it is saved once.
    if (session.state().phase !== 'done' && !store.get(savingAtom)(address)) await saveDraft(store, address, session, subject.original);
  };
  /** Says after closing where the draft is, and offers to save it on the server. */
  const offerSave = () => {
    const state = session.state();
    if (state.phase !== 'writing' || store.get(savingAtom)(address) || store.get(scopeSignalAtom).aborted) return;
    const isOpenAgain = () => {
      const opened = store.get(composeIntentAtom);
      return opened !== undefined && contextKeyOf(opened) === context;
    };
    store.set(showToastAtom, {
      tone: 'primary',
      title: state.isStorageRefused ? strings.notSaved : strings.saved,
      // The composer that shows it again has this button itself, and perhaps a newer version.
      action: { label: strings.saveDraft, onAction: () => void (isOpenAgain() || save()) },
    });
  };
  return {
    intent,
    context,
    subject,
    quoteTarget,
    state,
    draft: state.draft,
    isReady: state.phase === 'writing',
    isChanged: isChanged(state),
    problems: state.tries > 0 ? problems(state.draft) : {},
    dispatch: session.dispatch,
    change: (parts) => session.dispatch({ type: 'changed', parts }),
    addImages(files, post = 0) {
      const check = whenOpened(session)
        .then(() => (session.state().phase === 'writing' ? addImages(session, files, post) : undefined))
        .finally(() => checks.pending.delete(check));
      checks.pending.add(check);
    },
    submit() {
      if (checks.pending.size === 0) submitNow();
      else void allChecked().then(() => checks.isClosed || submitNow());
    },
    discard() {
      void end();
      if (intent.kind === 'edit') void withdrawEdit(store, intent);
      close();
    },
    close() {
      checks.isClosed = true;
      const stored = session.state().phase === 'unreadable' ? storeEarlyChanges(session, address) : storeNow(session, address);
      if (checks.pending.size > 0) void allChecked().then(() => storeNow(session, address));
      close();
      if (intent.kind === 'post' && isChanged(session.state())) void stored.then(offerSave);
    },
    takeOver: () => setTurn((last) => last + 1),
    readAgain: () => readNow(session, address, () => session.state().phase === 'unreadable'),
    writeAnother() {
      if (state.phase === 'unreadable') setFurtherKey(draftKeyBeside(context));
      else open({ ...intent, draftKey: draftKeyBeside(context) });
    },
    isSaving,
    save,
  };
}

/** Resolves when the stored draft was read or has turned out to be unavailable; pictures that are added before wait for that. */
function whenOpened(session: DraftSessionStore): Promise<void> {
  if (session.state().phase !== 'opening') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.state().phase === 'opening') return;
      stop();
      resolve();
    });
  });
}

function start(store: Store, intent: ComposeIntent, userId: string): { subject: Subject; session: DraftSessionStore } {
  // The post is read once, when the composer opens, so that later changes to it don't affect the draft.
  // It is the server's row, because the shown one may include an edit that is still being sent.
  const edited = intent.kind === 'edit' ? store.get(posts.serverAtomOf(intent.postId)) : undefined;
  const subject = subjectOf(intent, edited, usualOf(store));
  const saving = store.get(savingAtom)({ userId, context: contextKeyOf(intent) });
  return { subject, session: saving ?? createDraftSessionStore(subject.original) };
}
