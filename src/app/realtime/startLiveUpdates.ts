import { pictureOf } from '@/api';
import type { RealtimeConnection } from '@/api/realtime';
import { feedbackStrings, showErrorAtom } from '@/features/feedback';
import { refreshNotificationsAtom, refreshUnreadCountAtom } from '@/features/notifications';
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

const failureSentences = { websocket: feedbackStrings.websocket, connect: feedbackStrings.connectError } as const;

/**
 * Receives other people's changes for the person of a store, and does nothing for a guest: through the live connection where it is enabled,
 * and by polling the unread count every 60 s in any case. Ends with the person's scope, or when the returned function is called.
 */
export function startLiveUpdates({ store, connection, openPost }: LiveParts): () => void {
  const refreshCount = () => void store.set(refreshUnreadCountAtom);
  const refreshAll = () => void store.set(refreshNotificationsAtom);
  const userId = store.get(currentUserIdAtom);
  if (userId === undefined) return () => undefined;

  const begin = () => {
    void connection.connect(userId);
    refreshCount();
  };

  // Events during an outage were lost.
  let wasOpen = false;
  const catchUp = () => {
    if (connection.state === 'open' && wasOpen) refreshAll();
    if (connection.state === 'open') wasOpen = true;
    if (connection.state === 'closed') wasOpen = false;
  };

  // The library reconnects a connection that was open once; one that never opened (its code failed to load, the server refused) is started here.
  const beginAgain = () => connection.state === 'closed' && begin();
  addEventListener('online', beginAgain);

  const stops = [
    () => removeEventListener('online', beginAgain),
    store.sub(nowAtom, () => !document.hidden && refreshCount()),
    connection.onStateChange(catchUp),
    connection.onFailure((failure) => store.set(showErrorAtom, undefined, failureSentences[failure])),
    connection.on('new_notification', refreshAll),
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
  const end = () => {
    for (const stop of stops) stop();
    connection.disconnect();
  };
  store.get(scopeSignalAtom).addEventListener('abort', end);
  return end;
}
