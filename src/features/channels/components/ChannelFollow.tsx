import { useSetAtom } from 'jotai';
import type { FollowType } from '@/api';
import { Button } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { channelNameOf } from '../model/channelDraft.ts';
import { channelAtom } from '../state/channels.ts';
import { setChannelFollowAtom } from '../state/followChannel.ts';
import { strings } from '../strings.ts';

export interface ChannelFollowProps {
  channelId: string;
  size?: 'small' | 'medium';
  /** `follow` shows Monitor only while the channel is being monitored; the channel's page always shows it. */
  choices?: 'both' | 'follow';
}

const labels = {
  follow: { off: strings.follow, on: strings.following },
  monitor: { off: strings.monitor, on: strings.monitoring },
} as const;

/** Follows a channel openly or monitors it silently. Each button's name tells the channel and the effect of a press. */
export function ChannelFollow({ channelId, size = 'medium', choices = 'both' }: ChannelFollowProps) {
  const channel = useStoreValue(channelAtom(channelId));
  const setFollow = useSetAtom(setChannelFollowAtom);
  if (!channel) return null;
  const name = channelNameOf(channel);
  const button = (kind: FollowType) => {
    const isOn = channel.followType === kind;
    return (
      <Button
        key={kind}
        size={size}
        variant={isOn ? 'bordered' : 'tinted'}
        tone={isOn ? 'neutral' : 'primary'}
        aria-label={isOn ? `${labels[kind].on}: ${strings.stopLabel[kind](name)}` : strings.followLabel[kind](name)}
        onClick={() => void setFollow(channelId, isOn ? null : kind)}
      >
        {isOn ? labels[kind].on : labels[kind].off}
      </Button>
    );
  };
  if (choices === 'follow') return button(channel.followType === 'monitor' ? 'monitor' : 'follow');
  return (
    <>
      {button('monitor')}
      {button('follow')}
    </>
  );
}
