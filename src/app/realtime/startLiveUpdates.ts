import { pictureOf } from '@/api';
import type { RealtimeConnection } from '@/api/realtime';
import { lazyValue } from '@/design-system';
import { feedbackStrings, showErrorAtom } from '@/features/feedback';
import { refreshNotificationsAtom, refreshUnreadCountAtom, unreadCountAtom } from '@/features/notifications';
import { currentUserIdAtom } from '@/features/session';
import { showReactionAtom } from '@/features/users';
import { nowAtom } from '@/shared/lib/clock';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { showReportAtom } from './report.ts';

export interface LiveParts {
  /** The signed-in person. */
  readonly store: Store;
  readonly connection: RealtimeConnection;
  /** Opens a post at the person's request. */
  readonly openPost: (id: string) => void;
}

/** The code of groups is loaded on demand, because nothing else here needs it. */
const groupCode = lazyValue(() => import('./privateGroups.ts'));

const failureSentences = { websocket: 'websocket', connect: 'connectError' } as const;

/**
 * Receives other people's changes for the person of a store, and does nothing for a guest: through the live connection where it is enabled,
 * and in any case by polling the unread count, every 60 s and when the person returns to the page. Ends with the person's scope, or when the
 * returned function is called.
 */
export function startLiveUpdates({ store, connection, openPost }: LiveParts): () => void {
  const refreshAll = () => void store.set(refreshNotificationsAtom);
  /** Requests the count. Where no event has told of a change, the lists on the screen lack it too. */
  const refreshCount = async () => {
    const before = store.get(unreadCountAtom);
    await store.set(refreshUnreadCountAtom);
    if (store.get(unreadCountAtom) !== before) refreshAll();
  };
  const userId = store.get(currentUserIdAtom);
  if (userId === undefined) return () => undefined;

  const begin = () => void connection.connect(userId);

  // Events during an outage were lost.
  let wasOpen = false;
  const catchUp = () => {
    if (connection.state === 'open' && wasOpen) refreshAll();
    if (connection.state === 'open') wasOpen = true;
    if (connection.state === 'closed') wasOpen = false;
  };

  // The count is requested at once, because events were missed while the browser was offline. A connection whose code failed to load is started again.
  const comeBack = () => {
    if (connection.state === 'closed') begin();
    void refreshCount();
  };
  const becomeVisible = () => !document.hidden && comeBack();
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', becomeVisible);

  const stops = [
    () => removeEventListener('online', comeBack),
    () => document.removeEventListener('visibilitychange', becomeVisible),
    store.sub(nowAtom, () => !document.hidden && void refreshCount()),
    connection.onStateChange(catchUp),
    connection.onFailure((failure) => store.set(showErrorAtom, undefined, feedbackStrings[failureSentences[failure]])),
    connection.on('new_notification', () => {
      refreshAll();
      // The person may have been removed from a private group, whose posts they may then no longer read.
      void groupCode.load().then(
        ({ checkPrivateGroupsAtom }) => store.set(checkPrivateGroupsAtom),
        () => undefined,
      );
    }),
    connection.on('post_interaction', ({ postAuthorId, reactorUserId, reactorAvatarUrl }) => {
      if (reactorUserId === userId) return;
      const reactorInfo = { avatarUrl: pictureOf(reactorAvatarUrl) };
      store.set(showReactionAtom, { targetUserId: postAuthorId, reactorInfo, timestamp: Date.now() });
    }),
    connection.on('post_marked_bot', ({ postId, postAuthorId }) => {
      store.set(showReportAtom, postId, { isOwn: postAuthorId === userId, openPost });
    }),
  ];
  begin();
  void store.set(refreshUnreadCountAtom);
  const end = () => {
    for (const stop of stops) stop();
    connection.disconnect();
  };
  store.get(scopeSignalAtom).addEventListener('abort', end);
  return end;
}
