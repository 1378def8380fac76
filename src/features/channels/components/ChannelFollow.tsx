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
  /** `follow` leaves Monitor to the channel's page, unless the channel is being monitored. */
  choices?: 'both' | 'follow';
}

const words = {
  follow: { off: strings.follow, on: strings.following },
  monitor: { off: strings.monitor, on: strings.monitoring },
} as const;

/** Follow a channel openly or monitor it silently. The name of each button says of which channel and what a press does. */
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
        aria-label={isOn ? `${words[kind].on}: ${strings.stopLabel[kind](name)}` : strings.followLabel[kind](name)}
        onClick={() => void setFollow(channelId, isOn ? null : kind)}
      >
        {isOn ? words[kind].on : words[kind].off}
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
