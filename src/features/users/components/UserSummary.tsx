import type { User } from '@/api';
import { AvatarSlot } from '@/design-system';
import { detail, texts } from '@/design-system/styles/classes.css.ts';
import { standingOf } from '@/features/reputation';
import { handleOf } from '../model/names.ts';
import { Facts, type FactsProps } from './Facts.tsx';
import { UserAvatar } from './UserAvatar.tsx';
import { UserName } from './UserName.tsx';

/** A person's picture and name, and below it handle and rank, or `facts` instead. */
export function UserSummary({ user, facts }: { user: User; facts?: FactsProps['of'] }) {
  return (
    <>
      <AvatarSlot>
        <UserAvatar user={user} size={40} isLink />
      </AvatarSlot>
      <span className={texts}>
        <UserName user={user} isLink hasMarkedAvatar />
        <span className={detail}>
          <Facts of={facts ?? [handleOf(user), standingOf(user.rating).rank]} />
        </span>
      </span>
    </>
  );
}
