import { atom } from 'jotai';
import type { CurrentUser, Post } from '@/api';
import { showErrorAtom, showToastAtom } from '@/features/feedback';
import {
  acceptLocalEntryAtom,
  addLocalEntryAtom,
  type NewPostIntent,
  openComposerAtom,
  patchPostAtom,
  postAtom,
  postPathOf,
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
import { transport } from '../data/transport.ts';
import { writingStore } from '../data/writingStore.ts';
import { contextKeyOf, type Draft, draftKeyBeside } from '../model/draft.ts';
import { createOutbox } from '../model/outbox.ts';
import type { Outbox, OutboxView } from '../model/outboxPorts.ts';
import { isEdit, type NewPostRow } from '../model/outboxRow.ts';
import { errorMessageFor, isFinal, verdictOf } from '../model/refusal.ts';
import { areSameAlerts, noAlerts, toAlerts } from '../model/thresholds.ts';
import { strings } from '../strings.ts';
import { editViewOf } from './editView.ts';
import { optimisticPost } from './optimisticPost.ts';
import { noteUsualAlerts } from './usualAlerts.ts';

/** Leads to a post that was published out of sight. Told by the application, which knows the way. */
const wayToPostAtom = atom<{ readonly open: (path: Path) => void } | undefined>(undefined);

const outboxes = new WeakMap<Store, Outbox>();
/** Of each post on its way: that it is, and that its parent has one reply more. */
const sending = 'sending';

/** What is shown of a row once its post is published, in whichever tab. */
type Published = Pick<NewPostRow, 'id' | 'userId' | 'intent'>;

/**
 * The outbox of a person's store: one for its whole life, begun when it is first needed. It ends with the store; what it has not sent by then is
 * kept, for the next outbox of the same person.
 */
export function outboxOf(store: Store): Outbox {
  const known = outboxes.get(store);
  if (known) return known;
  const outbox = createOutbox({
    store: writingStore,
    transport,
    verdictOf,
    isFinal,
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
 * Shows what earlier visits could not send and sends what nobody has refused: now, and whenever the browser is online again. `open` shows
 * a post. Ends with the person's scope, or when the returned function is called.
 */
export function startOutbox(store: Store, open?: (path: Path) => void): () => void {
  if (open) store.set(wayToPostAtom, { open });
  const outbox = outboxOf(store);
  /** What was deleted before this code was here leaves nothing to be sent. */
  const gone = new Set(store.get(removedPostsAtom));
  const offer = async () => {
    const userId = store.get(currentUserIdAtom);
    if (userId === undefined) return;
    for (const postId of gone) await writingStore.deleteChanges(userId, postId);
    gone.clear();
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
  offerNow();
  return () => stop.abort();
}

/**
 * Sends what was written: from here on it is the outbox' business, whatever becomes of the page. It is its writer's: somebody who was signed
 * out before it was ready to be sent is told that it waits for them.
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
  const draft = withinReach(written, author);
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

/** A draft may be older than the end of a connection, and its switch shows no longer then. */
function withinReach(draft: Draft, { xAccount, blueskyAccount }: CurrentUser): Draft {
  return { ...draft, isPostToX: draft.isPostToX && Boolean(xAccount), isPostToBluesky: draft.isPostToBluesky && Boolean(blueskyAccount) };
}

function viewOf(store: Store): OutboxView {
  const { show: showEdit, remove: removeEdit, ...edits } = editViewOf(store);
  const parentOf = ({ intent }: Published) => (intent.kind === 'reply' ? intent.postId : undefined);
  const uncount = (row: Published) => {
    const parentId = parentOf(row);
    if (parentId !== undefined) store.set(unpatchPostAtom, parentId, row.id);
  };
  const showPublished = (row: Published, post: Post) => {
    store.set(acceptLocalEntryAtom, post, row.id);
    uncount(row);
    const way = isInView(row.id) || isInView(post.id) ? undefined : store.get(wayToPostAtom);
    store.set(showToastAtom, {
      tone: 'positive',
      title: row.intent.kind === 'reply' ? strings.replyCreated : strings.created,
      // Nothing moves under a reader's eyes; the way there is offered.
      ...(way && { action: { label: strings.view, onAction: () => way.open(postPathOf(post)) } }),
    });
  };
  /** What one tab sends may wait in others as well: they are handed the post. Open from the first post on that is shown here. */
  let tabs: BroadcastChannel | undefined;
  const listen = () => {
    const channel = new BroadcastChannel('sez-published');
    channel.onmessage = ({ data: { row, post } }: MessageEvent<{ row: Published; post: Post }>) => {
      // Nothing is put into the lists of a tab that did not show it.
      if (store.get(postAtom(row.id))) showPublished(row, post);
    };
    return channel;
  };
  return {
    ...edits,
    show(row, state) {
      // Of a change that nobody was reached about, no more is to be seen than that it waits.
      if (isEdit(row)) return showEdit(row, state !== 'sending');
      const author = store.get(currentUserAtom);
      if (!author) return false;
      tabs ??= listen();
      const parentId = parentOf(row);
      store.set(putUsersAtom, [author]);
      store.set(addLocalEntryAtom, optimisticPost(row, author));
      store.set(patchPostAtom, row.id, sending, { sending: state });
      if (parentId === undefined) return true;
      if (state === 'failed') uncount(row);
      else store.set(patchPostAtom, parentId, row.id, ({ numReplies }) => ({ numReplies: numReplies + 1 }));
      return true;
    },
    published(row, post) {
      const { id, userId, intent } = row;
      tabs?.postMessage({ row: { id, userId, intent }, post });
      showPublished(row, post);
    },
    alertsSet({ draft }, post) {
      if (post) store.set(putPostsAtom, [post]);
      noteUsualAlerts(store, draft.alerts);
    },
    remove(row, isElsewhere = false) {
      if (isEdit(row)) return removeEdit(row, isElsewhere);
      store.set(removeLocalEntryAtom, row.id);
      uncount(row);
    },
    failed(_row, error) {
      store.set(reportErrorAtom, error, ...errorMessageFor(error));
    },
  };
}

function isInView(id: string): boolean {
  const box = document.getElementById(`post-${id}`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/**
 * Takes what was not sent out of its list and opens it in the composer again. It gets a draft of its own: whatever is written in that
 * place, here or in another tab, belongs to whoever writes it.
 */
async function editUnsent(store: Store, outbox: Outbox, id: string): Promise<void> {
  const keyOf = ({ intent, key }: NewPostRow) => draftKeyBeside(contextKeyOf(intent), key);
  const row = await outbox.takeBack(id, keyOf);
  if (row) store.set(openComposerAtom, { ...row.intent, draftKey: keyOf(row) });
}
