import { useSetAtom } from 'jotai';
import type { FollowType } from '@/api';
import { Button } from '@/design-system';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { channelNameOf } from '../model/channelDraft.ts';
import { channelAtom } from '../state/channels.ts';
import { chooseChannelFollowAtom } from '../state/followChannel.ts';
import { strings } from '../strings.ts';

export interface ChannelFollowProps {
  channelId: string;
  size?: 'small' | 'medium';
  /** `follow` shows Monitor only while the channel is being monitored; the channel's page always shows it. */
  choices?: 'both' | 'follow';
}

/** The labels of a button that is off and on. */
const labels = { follow: ['follow', 'following'], monitor: ['monitor', 'monitoring'] } as const;

/** Follows a channel openly or monitors it silently. Each button's name tells the channel and the effect of a press. */
export function ChannelFollow({ channelId, size = 'medium', choices = 'both' }: ChannelFollowProps) {
  const channel = useStoreValue(channelAtom(channelId));
  const setFollow = useSetAtom(chooseChannelFollowAtom);
  if (!channel) return null;
  const name = channelNameOf(channel);
  const button = (kind: FollowType) => {
    const isOn = channel.followType === kind;
    const label = strings[labels[kind][isOn ? 1 : 0]];
    return (
      <Button
        key={kind}
        size={size}
        variant={isOn ? 'bordered' : 'tinted'}
        tone={isOn ? 'neutral' : 'primary'}
        aria-label={isOn ? `${label}: ${strings.stopLabel[kind](name)}` : strings.followLabel[kind](name)}
        onClick={() => void setFollow(channelId, isOn ? null : kind)}
      >
        {label}
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
