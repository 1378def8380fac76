import { Hash } from 'lucide-react';
import { type Channel, imageUrl } from '@/api';
import { Anchor, Avatar, type AvatarProps, Icon } from '@/design-system';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { channelNameOf } from '../model/channelDraft.ts';
import { channelAtom } from '../state/channels.ts';
import { strings } from '../strings.ts';
import * as styles from './Channel.css.ts';
import { ChannelFollow } from './ChannelFollow.tsx';

export interface ChannelRowProps {
  channelId: string;
  /** The channel is the group's own feed. */
  isMain?: boolean;
}

/** One channel in a list; links to its page. */
export function ChannelRow({ channelId, isMain = false }: ChannelRowProps) {
  const channel = useStoreValue(channelAtom(channelId));
  if (!channel) return null;
  const facts = [
    isMain ? strings.mainChannel : undefined,
    strings.followers(channel.numFollowers, formatShort(channel.numFollowers)),
    channel.description,
  ];
  return (
    <div className={styles.row}>
      <ChannelAvatar channel={channel} />
      <span className={styles.texts}>
        {channel.ownerId ? (
          <Anchor className={styles.link} href={paths.channel(channel.ownerId, channel.id)}>
            <bdi>{channelNameOf(channel)}</bdi>
          </Anchor>
        ) : (
          <bdi>{channelNameOf(channel)}</bdi>
        )}
        <span className={styles.detail}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.actions}>
        <ChannelFollow channelId={channelId} size="small" choices="follow" />
      </span>
    </div>
  );
}

/** A channel's picture, or a placeholder sign: a rounded square like the group's. */
export function ChannelAvatar({ channel, size = 40 }: { channel: Channel; size?: AvatarProps['size'] }) {
  const src = channel.avatarFile ? imageUrl(channel.avatarFile.storageId) : undefined;
  return <Avatar name="" shape="square" size={size} src={src} fallback={<Icon glyph={Hash} size="medium" />} />;
}
