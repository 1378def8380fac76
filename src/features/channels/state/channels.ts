import { atom } from 'jotai';
import type { Channel } from '@/api';
import { currentUserAtom } from '@/features/session';
import { createEntities } from '@/shared/lib/entities';

/** Channels by id. A field that an answer leaves out survives from the one before. */
export const channels = createEntities<Channel>({
  merge: (known, row) => ({ ...known, ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Channel) }),
});

/** The channel with this id, once any answer has described it. */
export const channelAtom = channels.atomOf;

/** Stores channels as an answer described them. */
export const putChannelsAtom = atom(null, (get, set, rows: readonly Channel[]) => {
  // The person's own list says what they follow, where the channel itself does not.
  const followed = get(currentUserAtom)?.followingChannels ?? [];
  const followTypeOf = (id: string) => followed.find(({ channelId }) => channelId === id)?.followType ?? null;
  set(
    channels.putAtom,
    rows.map((row) => (row.followType === undefined ? { ...row, followType: followTypeOf(row.id) } : row)),
  );
});
