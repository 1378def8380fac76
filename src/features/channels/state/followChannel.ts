import { atom } from 'jotai';
import { type Channel, type FollowType, followChannel, request, unfollowChannel } from '@/api';
import { dismissToastAtom, showSuccessAtom, showToastAtom, toastLife } from '@/features/feedback';
import { changeFollowedChannelsAtom } from '@/features/session';
import { createOptimisticAtom } from '@/shared/lib/optimistic';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { sendLater, takeBack } from '@/shared/lib/sendLater';
import { channelNameOf } from '../model/channelDraft.ts';
import { strings } from '../strings.ts';
import { channels } from './channels.ts';
import { reportGroupFailureAtom } from './reportGroupFailure.ts';

/** Only follows are counted; monitoring is silent. */
function followed(row: Channel, change: FollowType | null): Partial<Channel> {
  const difference = Number(change === 'follow') - Number(row.followType === 'follow');
  return { followType: change, numFollowers: Math.max(0, row.numFollowers + difference) };
}

/** Sends it without saying how it went. */
export const channelFollowChangeAtom = createOptimisticAtom({
  entities: channels,
  keptAs: 'channelFollow',
  patch: followed,
  isNoop: (row, change: FollowType | null) => (row.followType ?? null) === change,
  send: (channelId, change) =>
    change === null
      ? request(unfollowChannel, { body: { channelId } })
      : request(followChannel, { body: { channelId, followType: change } }),
  store(set, _answer, channelId, change, get) {
    const channel = get(channels.serverAtomOf(channelId));
    set(channels.changeAtom, channelId, (row) => followed(row, change));
    set(changeFollowedChannelsAtom, (entries) => {
      const others = entries.filter((entry) => entry.channelId !== channelId);
      return change === null
        ? others
        : [{ channelId, followType: change, channel: channel && { ...channel, followType: change } }, ...others];
    });
  },
});

/**
 * Follows or monitors a channel, or stops doing so (`null`); the two replace each other. Shown at once; of quick repeated
 * presses only the last change is sent and reported. The stored user's list of follows changes with it.
 */
export const setChannelFollowAtom = atom(null, async (get, set, id: string, change: FollowType | null) => {
  const channel = get(channels.serverAtomOf(id));
  if (!channel) return;
  const settled = await set(channelFollowChangeAtom, id, change);
  if (settled.state === 'refused') set(reportGroupFailureAtom, settled.error);
  if (settled.state !== 'succeeded') return;
  const name = channelNameOf(channel);
  const before = settled.before?.followType ?? 'follow';
  set(showSuccessAtom, change === null ? strings.removed[before](name) : strings.added[change](name), toastLife.long);
});

/**
 * What the buttons do: like `setChannelFollowAtom`, but the end of a connection is shown at once with a message that offers to take it back, and
 * sent when nobody has done so, or when the page is left.
 */
export const chooseChannelFollowAtom = atom(null, async (get, set, id: string, change: FollowType | null) => {
  const ending = `unfollow channel ${id}`;
  const channel = get(channels.atomOf(id));
  const isOnline = navigator.onLine;
  // Without a network it is kept at once, because the page may not be able to do so when it is left.
  if (takeBack(ending) || change !== null || !channel?.followType || !isOnline) return set(setChannelFollowAtom, id, change);
  const { followType: before } = channel;
  const show = () => set(channels.unpatchAtom, id, ending);
  set(channels.patchAtom, id, ending, (row) => followed(row, null));
  const messageId = set(showToastAtom, {
    tone: 'positive',
    title: strings.removed[before](channelNameOf(channel)),
    life: toastLife.long,
    // The message lives longer than the time to take it back.
    action: { label: strings.undo, onAction: () => takeBack(ending) || void set(setChannelFollowAtom, id, before) },
  });
  const send = async (isLeaving: boolean) => {
    if (isLeaving) return request(unfollowChannel, { body: { channelId: id } });
    const settled = await set(channelFollowChangeAtom, id, null);
    show();
    if (settled.state !== 'refused') return;
    set(dismissToastAtom, messageId);
    set(reportGroupFailureAtom, settled.error);
  };
  const undo = () => {
    show();
    set(dismissToastAtom, messageId);
  };
  sendLater(ending, send, undo, get(scopeSignalAtom), true);
});

/** Drops the follows of a group's channels after the person has left: the server has ended them, so the stored user and the lists follow. */
export const dropChannelsOfAtom = atom(null, (get, set, groupId: string) => {
  set(changeFollowedChannelsAtom, (entries) =>
    entries.filter(({ channelId, channel }) => {
      const ownerId = channel?.ownerId ?? get(channels.serverAtomOf(channelId))?.ownerId;
      if (ownerId !== groupId) return true;
      set(channels.changeAtom, channelId, (row) => followed(row, null));
      return false;
    }),
  );
});
