import { Button } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { setFollowAtom } from '../state/follow.ts';
import { userAtom } from '../state/users.ts';
import { strings } from '../strings.ts';

export interface FollowButtonsProps {
  userId: string;
  size?: 'small' | 'medium';
  /** `follow` leaves the quieter Monitor to the profile. */
  choices?: 'both' | 'follow';
}

/** Follow openly or monitor silently. Nothing for oneself. */
export function FollowButtons({ userId, size = 'medium', choices = 'both' }: FollowButtonsProps) {
  const user = useAtomValue(userAtom(userId));
  const ownId = useAtomValue(currentUserIdAtom);
  const setFollow = useSetAtom(setFollowAtom);
  if (!user || !ownId || ownId === userId) return null;
  const isFollowing = user.followType === 'follow';
  const isMonitoring = user.followType === 'monitor';
  return (
    <>
      {choices === 'both' && (
        <Button size={size} variant={isMonitoring ? 'bordered' : 'tinted'} tone={isMonitoring ? 'neutral' : 'primary'}
          onClick={() => void setFollow(userId, isMonitoring ? null : 'monitor')}
        >
          {isMonitoring ? strings.monitoring : strings.monitor}
        </Button>
      )}
      <Button size={size} variant={isFollowing ? 'bordered' : choices === 'both' ? 'filled' : 'tinted'} tone={isFollowing ? 'neutral' : 'primary'}
        onClick={() => void setFollow(userId, isFollowing ? null : 'follow')}
      >
        {isFollowing ? strings.following : strings.follow}
      </Button>
    </>
  );
}
