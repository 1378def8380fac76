import { atom } from 'jotai';
import type { Channel } from '@/api';
import { currentUserIdAtom } from '@/features/session';
import { createEntities } from '@/shared/lib/entities';

/** Channels by id. A field that an answer leaves out survives from the one before. */
export const channels = createEntities<Channel>({
  merge: (known, row) => ({ ...known, ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Channel) }),
});

/** The channel with this id, once any answer has described it. */
export const channelAtom = channels.atomOf;

const readerAtom = atom<string | undefined>(undefined);

/** Stores channels as an answer described them. What another person was told of theirs is forgotten first. */
export const putChannelsAtom = atom(null, (get, set, rows: readonly Channel[]) => {
  const reader = get(currentUserIdAtom);
  if (get(readerAtom) !== reader) set(channels.keepOnlyAtom, new Set());
  set(readerAtom, reader);
  set(channels.putAtom, rows);
});
