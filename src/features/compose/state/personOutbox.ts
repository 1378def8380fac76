import { atom } from 'jotai';
import type { CurrentUser, Post } from '@/api';
import { announceAtom, friendlyMessage, showErrorAtom, showToastAtom } from '@/features/feedback';
import {
  acceptLocalEntryAtom,
  addLocalEntryAtom,
  type NewPostIntent,
  openComposerAtom,
  patchPostAtom,
  postAtom,
  postPathOf,
  postsStrings,
  putPostsAtom,
  removedPostsAtom,
  removeLocalEntryAtom,
  unpatchPostAtom,
  unsentActionsAtom,
} from '@/features/posts';
import { currentUserAtom, currentUserIdAtom, isSignedInAtom, reportErrorAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import type { Path } from '@/shared/lib/paths';
import { deviceOf, type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { UnsentControls } from '../components/UnsentControls.tsx';
import { exclusively } from '../data/locks.ts';
import { transportOf } from '../data/transport.ts';
import { writingStore } from '../data/writingStore.ts';
import { createOutbox } from '../model/createOutbox.ts';
import { contextKeyOf, type Draft, draftKeyBeside, furtherPosts } from '../model/draft.ts';
import type { Outbox, OutboxView } from '../model/outboxPorts.ts';
import { isEdit, type NewPostRow } from '../model/outboxRow.ts';
import { errorMessageFor, isFileLost, isFinal, verdictOf } from '../model/refusal.ts';
import { areSameAlerts, noAlerts, toAlerts } from '../model/thresholds.ts';
import { strings } from '../strings.ts';
import { editViewOf, noteUsualAlerts } from './editView.ts';
import { furtherId, optimisticPost, optimisticThread } from './optimisticPost.ts';
import { watchStorage } from './storageNotice.ts';

export { startKeptChanges } from './keptChanges.ts';
export { keepShared } from './newDraft.ts';

/** Opens a post that was published out of view. Set by the application, which knows the router. */
const postOpenerAtom = atom<{ readonly open: (path: Path) => void } | undefined>(undefined);

const outboxes = new WeakMap<Store, Outbox>();
/** The patch name for the state of a post that is being published. */
const sending = 'sending';

/** The fields of a row that are needed to show its published post in any tab. */
type Published = Pick<NewPostRow, 'id' | 'userId' | 'intent' | 'isContinuation'> & {
  /** How many posts of its thread follow. With any it will have a reply at once and can't be edited. */
  readonly numFurther: number;
};

/**
 * The outbox of a person's store, created when it is first needed. It lives as long as the store; rows that it hasn't sent by then stay
 * stored for the next outbox of the same person.
 */
export function outboxOf(store: Store): Outbox {
  const known = outboxes.get(store);
  if (known) return known;
  const outbox = createOutbox({
    store: writingStore,
    transport: transportOf(store),
    verdictOf,
    isFinal,
    isFileLost,
    exclusively,
    canSend: () => navigator.onLine && !store.get(scopeSignalAtom).aborted,
    view: viewOf(store),
  });
  outboxes.set(store, outbox);
  store.set(unsentActionsAtom, {
    retry: (id) => void outbox.retry(id),
    edit: (id) => void editUnsent(store, outbox, id),
    discard: (id) => void outbox.discard(id),
    deletePost: (postId, request) => outbox.deletePost(store.get(currentUserIdAtom) ?? '', postId, request),
    Controls: UnsentControls,
  });
  return outbox;
}

/**
 * Shows the rows that earlier visits couldn't send, and sends those that weren't refused: now, and whenever the browser is online again.
 * `open` shows a post. Ends with the person's scope, or when the returned function is called.
 */
export function startOutbox(store: Store, open?: (path: Path) => void): () => void {
  if (open) store.set(postOpenerAtom, { open });
  const outbox = outboxOf(store);
  /** Posts that were deleted before this code was loaded; their changes must not be sent. */
  const deleted = new Set(store.get(removedPostsAtom));
  const offer = async () => {
    const userId = store.get(currentUserIdAtom);
    if (userId === undefined) return;
    for (const postId of deleted) await writingStore.deleteChanges(userId, postId);
    deleted.clear();
    await outbox.offer(userId);
  };
  const offerNow = () => void offer();
  const onLeave = (event: BeforeUnloadEvent) => {
    if (writingStore.isAtRisk()) event.preventDefault();
  };
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, store.get(scopeSignalAtom)]);
  window.addEventListener('online', offerNow, { signal });
  window.addEventListener('beforeunload', onLeave, { signal });
  watchStorage(store, signal);
  offerNow();
  return () => stop.abort();
}

/**
 * Hands a draft to the outbox, which sends it even after the page was left. It belongs to its author: if they were signed out before it
 * was ready to be sent, a toast says that it waits for them.
 */
export function publish(store: Store, context: string, intent: NewPostIntent, written: Draft): Promise<void> {
  const author = store.get(currentUserAtom);
  if (!author) {
    store.set(showErrorAtom, undefined, strings.nobodySignedIn);
    return Promise.resolve();
  }
  const device = deviceOf(store);
  if (store.get(scopeSignalAtom).aborted && !device.get(isSignedInAtom))
    device.set(showToastAtom, { tone: 'primary', title: strings.waitsForSignIn });
  const draft = withoutLostAccounts(written, author);
  const key = draft.sentKey ?? crypto.randomUUID();
  const usual = toAlerts(author.weighInThresholds);
  const isSilent = areSameAlerts(draft.alerts, noAlerts) && areSameAlerts(usual, noAlerts);
  return outboxOf(store).publish(context, {
    id: `optimistic:${key}`,
    key,
    userId: author.id,
    intent,
    draft,
    writtenAt: new Date().toISOString(),
    hasAlerts: intent.kind !== 'reply' && !isSilent,
  });
}

/** Turns off posting to accounts that were disconnected after the draft was written, because their switches are hidden then. */
function withoutLostAccounts(draft: Draft, { xAccount, blueskyAccount }: CurrentUser): Draft {
  return { ...draft, isPostToX: draft.isPostToX && Boolean(xAccount), isPostToBluesky: draft.isPostToBluesky && Boolean(blueskyAccount) };
}

function viewOf(store: Store): OutboxView {
  const { show: showEdit, remove: removeEdit, ...edits } = editViewOf(store);
  const parentOf = ({ intent }: Pick<NewPostRow, 'intent'>) => (intent.kind === 'reply' ? intent.postId : undefined);
  const uncount = (row: Pick<NewPostRow, 'id' | 'intent'>) => {
    const parentId = parentOf(row);
    if (parentId !== undefined) store.set(unpatchPostAtom, parentId, row.id);
  };
  const hideFurther = (id: string, numFurther: number) => {
    for (let index = 0; index < numFurther; index += 1) store.set(removeLocalEntryAtom, furtherId(id, index));
  };
  const showPublished = (row: Published, post: Post) => {
    store.set(acceptLocalEntryAtom, post, row.id);
    // The next post becomes a row of its own, below which the others are shown again.
    hideFurther(row.id, row.numFurther);
    uncount(row);
    if (row.isContinuation) return;
    const opener = isInView(row.id) || isInView(post.id) ? undefined : store.get(postOpenerAtom);
    store.set(showToastAtom, {
      tone: 'positive',
      title: row.intent.kind === 'reply' ? strings.replyCreated : strings.created,
      // The page isn't scrolled to a post out of view; the toast offers to open it.
      ...(opener && { action: { label: strings.view, onAction: () => opener.open(postPathOf(post)) } }),
      ...(row.numFurther === 0 && {
        secondAction: { label: postsStrings.edit, onAction: () => store.set(openComposerAtom, { kind: 'edit', postId: post.id }) },
      }),
    });
  };
  /** Sends published posts to other tabs, in which their rows may be waiting as well. Opened when the first row is shown. */
  let tabs: BroadcastChannel | undefined;
  const listen = () => {
    const channel = new BroadcastChannel('sez-published');
    channel.onmessage = ({ data: { row, post } }: MessageEvent<{ row: Published; post: Post }>) => {
      // A tab that didn't show the row doesn't show the post either.
      if (store.get(postAtom(row.id))) showPublished(row, post);
    };
    return channel;
  };
  return {
    ...edits,
    show(row, state) {
      // A change that failed to reach the server shows as waiting.
      if (isEdit(row)) return showEdit(row, state !== 'sending');
      const author = store.get(currentUserAtom);
      if (!author) return;
      tabs ??= listen();
      const parentId = parentOf(row);
      store.set(putUsersAtom, [author]);
      store.set(addLocalEntryAtom, optimisticPost(row, author));
      const further = optimisticThread(row, author);
      store.set(patchPostAtom, row.id, sending, { sending: state, numFurther: further.length });
      // Below a refused post only their number is shown (`UnsentControls`), because nothing is on its way.
      if (state === 'failed') hideFurther(row.id, further.length);
      else {
        for (const each of further) {
          store.set(addLocalEntryAtom, each);
          store.set(patchPostAtom, each.id, sending, { sending: state });
        }
      }
      if (parentId === undefined) return;
      if (state === 'failed') uncount(row);
      else store.set(patchPostAtom, parentId, row.id, ({ numReplies }) => ({ numReplies: numReplies + 1 }));
    },
    published(row, post) {
      const { id, userId, intent, isContinuation, draft } = row;
      const published = { id, userId, intent, isContinuation, numFurther: furtherPosts(draft).length };
      tabs?.postMessage({ row: published, post });
      showPublished(published, post);
    },
    alertsSet({ draft }, post) {
      if (post) store.set(putPostsAtom, [post]);
      noteUsualAlerts(store, draft.alerts);
    },
    remove(row, isElsewhere = false) {
      if (isEdit(row)) return removeEdit(row, isElsewhere);
      store.set(removeLocalEntryAtom, row.id);
      hideFurther(row.id, furtherPosts(row.draft).length);
      uncount(row);
    },
    failed(row, error) {
      const [message, ...life] = errorMessageFor(error);
      const failure = message ?? friendlyMessage(error);
      store.set(patchPostAtom, row.id, 'failure', { failure });
      // A refused post on the screen reports itself (`UnsentControls`), so no message repeats it.
      if (store.get(postAtom(row.id))?.sending === 'failed' && isInView(row.id)) store.set(announceAtom, failure);
      else store.set(reportErrorAtom, error, message, ...life);
    },
  };
}

function isInView(id: string): boolean {
  const box = document.getElementById(`post-${id}`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/**
 * Removes an unsent post from its list and opens it in the composer again. It gets a draft of its own, because another draft for the
 * same target may be open here or in another tab.
 */
async function editUnsent(store: Store, outbox: Outbox, id: string): Promise<void> {
  const keyOf = ({ intent, key }: NewPostRow) => draftKeyBeside(contextKeyOf(intent), key);
  const row = await outbox.takeBack(id, keyOf);
  if (row) store.set(openComposerAtom, { ...row.intent, draftKey: keyOf(row) });
}
