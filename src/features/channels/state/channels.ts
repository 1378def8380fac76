import { atom } from 'jotai';
import type { Channel } from '@/api';
import { currentUserAtom } from '@/features/session';
import { createEntities } from '@/shared/lib/entities';

/** Channels by id. A field that an answer omits keeps its stored value. */
export const channels = createEntities<Channel>({
  merge: (known, row) => ({ ...known, ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Channel) }),
});

/** The channel with this id, once any answer has described it. */
export const channelAtom = channels.atomOf;

/** Stores the channels of an answer. */
export const putChannelsAtom = atom(null, (get, set, rows: readonly Channel[]) => {
  // Where the channel itself doesn't say it, the person's own list tells what they follow.
  const followed = get(currentUserAtom)?.followingChannels ?? [];
  const followTypeOf = (id: string) => followed.find(({ channelId }) => channelId === id)?.followType ?? null;
  set(
    channels.putAtom,
    rows.map((row) => (row.followType === undefined ? { ...row, followType: followTypeOf(row.id) } : row)),
  );
});
