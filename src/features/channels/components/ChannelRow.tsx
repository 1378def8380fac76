import { Anchor } from '@/design-system';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { channelNameOf } from '../model/channelDraft.ts';
import { channelAtom } from '../state/channels.ts';
import { strings } from '../strings.ts';
import * as styles from './Channel.css.ts';
import { ChannelAvatar } from './ChannelAvatar.tsx';
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
