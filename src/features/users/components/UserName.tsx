import type { User } from '@/api';
import { Anchor, Icon, SealMark, ShieldMark, VisuallyHidden } from '@/design-system';
import { displayNameOf, isAdmin, profilePathOf } from '../model/names.ts';
import { strings } from '../strings.ts';
import * as styles from './users.css.ts';

export interface UserNameProps {
  user: User;
  /** Links the name to the profile. */
  isLink?: boolean;
  id?: string | undefined;
  /** The picture beside the name shows the badge (`smallestWithMark`), so the name only tells it to screen readers. */
  hasMarkedAvatar?: boolean;
}

/** A person's name with its badges. A long name is cut at its own end, whatever the direction of the page. */
export function UserName({ user, isLink = false, id, hasMarkedAvatar = false }: UserNameProps) {
  const name = displayNameOf(user);
  return (
    <span className={styles.line} id={id}>
      {isLink ? (
        <Anchor className={styles.name} href={profilePathOf(user)} dir="auto">
          {name}
        </Anchor>
      ) : (
        <span className={styles.name} dir="auto">
          {name}
        </span>
      )}
      <UserBadges user={user} hasMarkedAvatar={hasMarkedAvatar} />
    </span>
  );
}

/** An empty name as `UserName` shows it, for the script that draws a post before the code is loaded (`app/early`). */
export function NamePlaceholder() {
  return (
    <span className={styles.line}>
      <span className={styles.name} dir="auto" data-part="name" />
    </span>
  );
}

export type UserBadgesProps = Pick<UserNameProps, 'user' | 'hasMarkedAvatar'>;

/** The badges of a verified person and of an administrator; the one that the picture shows is present as hidden text only. */
export function UserBadges({ user, hasMarkedAvatar = false }: UserBadgesProps) {
  const hasShield = isAdmin(user);
  return (
    <>
      {user.verified && <Mark glyph={SealMark} label={strings.verified} isHidden={hasMarkedAvatar && !hasShield} />}
      {hasShield && <Mark glyph={ShieldMark} label={strings.admin} isHidden={hasMarkedAvatar} />}
    </>
  );
}

function Mark({ glyph, label, isHidden }: { glyph: typeof SealMark; label: string; isHidden: boolean }) {
  return isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <Icon glyph={glyph} size="small" tone="primary" label={label} />;
}
