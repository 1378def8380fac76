import { Anchor, Card, Heading, Skeleton, SkeletonLine, Stack } from '@/design-system';
import { GroupAvatar, groupAtom, groupNameOf } from '@/features/groups';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Membership } from '../data/profileQuery.ts';
import { strings } from '../strings.ts';
import * as styles from './Memberships.css.ts';

export interface MembershipsProps {
  memberships: readonly Membership[];
  /** Extends the card across the whole width of a phone's screen. */
  edge?: 'bleed' | undefined;
}

/** The groups that a person shows, with their role in each. The person's own list includes hidden memberships, marked as such. */
export function Memberships({ memberships, edge }: MembershipsProps) {
  if (memberships.length === 0) return null;
  return (
    <Card as="section" padding="4" {...(edge ? { edge } : {})} aria-label={strings.groups}>
      <Stack gap="2">
        <Heading level={2} size="body">
          {strings.groups}
        </Heading>
        <ul className={styles.list}>
          {memberships.map((membership) => (
            <li key={membership.groupId}>
              <MembershipRow {...membership} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

/** The placeholder of a few groups. */
export function MembershipsSkeleton() {
  return (
    <Card padding="4">
      <Stack gap="2">
        <SkeletonLine width="4rem" />
        <div className={styles.list}>
          {[7, 6, 8].map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton form="square" width={40} />
              <span className={styles.texts}>
                <SkeletonLine width={`${width}rem`} />
                <SkeletonLine width="8rem" size="small" />
              </span>
            </div>
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function MembershipRow({ groupId, role, hidden }: Membership) {
  const group = useStoreValue(groupAtom(groupId));
  if (!group) return null;
  const { numMembers } = group;
  const facts = [
    strings.roles[role],
    numMembers == null ? undefined : strings.members(formatShort(numMembers), numMembers),
    hidden ? strings.hiddenMembership : undefined,
  ];
  return (
    <Anchor className={styles.row} href={paths.group(groupId)}>
      <GroupAvatar group={group} size={40} />
      <span className={styles.texts}>
        <bdi className={styles.name}>{groupNameOf(group)}</bdi>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Anchor>
  );
}
