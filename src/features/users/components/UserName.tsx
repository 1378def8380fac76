import type { User } from '@/api';
import { Anchor, Icon, SealMark, ShieldMark } from '@/design-system';
import { displayNameOf, isAdmin, profilePathOf } from '../model/names.ts';
import { strings } from '../strings.ts';
import * as styles from './UserName.css.ts';

export interface UserNameProps {
  user: User;
  /** Leads to the profile. */
  isLink?: boolean;
  id?: string | undefined;
}

/** A person's name with the badges that belong to it. */
export function UserName({ user, isLink = false, id }: UserNameProps) {
  const name = <bdi>{displayNameOf(user)}</bdi>;
  return (
    <span className={styles.line} id={id}>
      {isLink ? (
        <Anchor className={styles.name} href={profilePathOf(user)}>
          {name}
        </Anchor>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <UserBadges user={user} />
    </span>
  );
}

/** The seal of a verified person and the shield of an administrator. */
export function UserBadges({ user }: { user: User }) {
  return (
    <>
      {user.verified && <Icon glyph={SealMark} size="small" tone="link" label={strings.verified} />}
      {isAdmin(user) && <Icon glyph={ShieldMark} size="small" tone="link" label={strings.admin} />}
    </>
  );
}
