import type { Channel } from '@/api';
import { createEntities } from '@/shared/lib/entities';

/** Channels by id. A field that an answer leaves out survives from the one before. */
export const channels = createEntities<Channel>({
  merge: (known, row) => ({ ...known, ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Channel) }),
});

/** The channel with this id, once any answer has described it. */
export const channelAtom = channels.atomOf;

/** Stores channels as an answer described them. */
export const putChannelsAtom = channels.putAtom;
