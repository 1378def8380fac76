import type { Channel, FollowingEntry } from '@/api';
import { pair } from '../table.ts';
import type { ChannelFollowRow, ChannelRow } from '../tables.ts';
import { viewFileById } from './file.ts';
import type { Viewer } from './viewer.ts';

export function viewChannel({ db, userId }: Viewer, channel: ChannelRow): Channel {
  return {
    id: channel.id,
    channelId: channel.id,
    name: channel.name,
    description: channel.description,
    avatarFileId: channel.avatarFileId,
    numFollowers: channel.outsideFollowers + db.channelFollows.count('to', `${channel.id}/follow`),
    ownerType: channel.ownerType,
    ownerId: channel.ownerId,
    avatarFile: viewFileById(db, channel.avatarFileId),
    followType: (userId !== null && db.channelFollows.get(pair(userId, channel.id))?.kind) || null,
    isPrivate: channel.ownerType === 'organization' && db.organizations.get(channel.ownerId)?.isPrivate === true,
  };
}

export function viewFollowingEntry(viewer: Viewer, follow: ChannelFollowRow): FollowingEntry {
  const channel = viewer.db.channels.get(follow.channelId);
  const entry = { channelId: follow.channelId, followType: follow.kind };
  return channel ? { ...entry, channel: viewChannel(viewer, channel) } : entry;
}
