import { useSetAtom } from 'jotai';
import { Button } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { actionStrings as strings } from '../actionStrings.ts';
import { chooseFollowAtom } from '../state/follow.ts';
import { userAtom } from '../state/users.ts';

export interface FollowButtonsProps {
  userId: string;
  size?: 'small' | 'medium';
  /** `follow` shows one button: Follow, or the current connection. The profile also shows Monitor. */
  choices?: 'both' | 'follow';
  /** Replaces "Follow", for example with "Follow back". */
  followLabel?: string;
}

/** Follows openly or monitors silently. Renders nothing for the signed-in person's own id. */
export function FollowButtons({ userId, size = 'medium', choices = 'both', followLabel = strings.follow }: FollowButtonsProps) {
  const user = useStoreValue(userAtom(userId));
  const ownId = useStoreValue(currentUserIdAtom);
  const setFollow = useSetAtom(chooseFollowAtom);
  if (!user || !ownId || ownId === userId) return null;
  const isFollowing = user.followType === 'follow';
  const isMonitoring = user.followType === 'monitor';
  return (
    <>
      {(choices === 'both' || isMonitoring) && (
        <Button
          size={size}
          variant={isMonitoring ? 'bordered' : 'tinted'}
          tone={isMonitoring ? 'neutral' : 'primary'}
          onClick={() => void setFollow(userId, isMonitoring ? null : 'monitor')}
        >
          {isMonitoring ? strings.monitoring : strings.monitor}
        </Button>
      )}
      {(choices === 'both' || !isMonitoring) && (
        <Button
          size={size}
          variant={isFollowing ? 'bordered' : choices === 'both' ? 'filled' : 'tinted'}
          tone={isFollowing ? 'neutral' : 'primary'}
          onClick={() => void setFollow(userId, isFollowing ? null : 'follow')}
        >
          {isFollowing ? strings.following : followLabel}
        </Button>
      )}
    </>
  );
}
