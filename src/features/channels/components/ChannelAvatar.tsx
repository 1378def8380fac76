import { Hash } from 'lucide-react';
import { type Channel, imageUrl } from '@/api';
import { Avatar, type AvatarProps, Icon } from '@/design-system';

/** A channel's picture, or a placeholder sign: a rounded square like the group's. */
export function ChannelAvatar({ channel, size = 40 }: { channel: Channel; size?: AvatarProps['size'] }) {
  const src = channel.avatarFile ? imageUrl(channel.avatarFile.storageId) : undefined;
  return <Avatar name="" shape="square" size={size} src={src} fallback={<Icon glyph={Hash} size="medium" />} />;
}
