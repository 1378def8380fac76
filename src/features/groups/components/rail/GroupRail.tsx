import type { ReactNode } from 'react';
import { Anchor, Card, Heading, Stack, Text } from '@/design-system';
import { useGroupChannels } from '@/features/channels';
import { formatDate, formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useGroup } from '../../data/useGroups.ts';
import { useJoinRequests } from '../../data/usePeople.ts';
import { canRead, groupNameOf, roleIn } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import { type GroupRow, groupAtom } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { GroupAvatar } from '../GroupAvatar.tsx';
import { ChannelsBeside } from './ChannelsBeside.tsx';
import * as styles from './GroupRail.css.ts';
import { GroupRailSkeleton } from './GroupRailSkeleton.tsx';
import { RequestsBeside } from './RequestsBeside.tsx';

export interface GroupRailProps {
  /** The group's id, code or username. */
  address: string;
  /** The channel on the screen, if any; the group is then introduced beside it. */
  channelId?: string | undefined;
  /** Shown to people who can't read the group. */
  closed: ReactNode;
}

/** The side column of a group on a wide window: join requests, channels, and the person's own membership. */
export function GroupRail({ address, channelId, closed }: GroupRailProps) {
  const { state, id } = useGroup(address);
  const group = useStoreValue(groupAtom(id ?? ''));
  if (state === 'missing') return closed;
  if (!group) return state === 'loading' ? <GroupRailSkeleton hasGroup={channelId !== undefined} /> : null;
  if (!canRead(group)) return closed;
  return <OpenRail group={group} channelId={channelId} />;
}

/** Waits until every part is loaded, because a part that appears later would push down what is being read. */
function OpenRail({ group, channelId }: { group: GroupRow; channelId: string | undefined }) {
  const hasRequests = channelId === undefined && can(roleIn(group), 'handleRequests');
  const requests = useJoinRequests(group.id, hasRequests);
  const channels = useGroupChannels(group.id);
  if (channels.state === 'loading' || (hasRequests && requests.state === 'loading')) {
    return <GroupRailSkeleton hasGroup={channelId !== undefined} />;
  }
  return (
    <Stack gap="4">
      {channelId !== undefined && <ParentGroup group={group} />}
      {hasRequests && <RequestsBeside group={group} />}
      <ChannelsBeside group={group} channelId={channelId} />
      <OwnMembership group={group} />
    </Stack>
  );
}

/** The group that a channel belongs to. */
function ParentGroup({ group }: { group: GroupRow }) {
  return (
    <Card as="section" padding="4" aria-label={strings.aboutNamed(groupNameOf(group))}>
      <div className={styles.parentGroup}>
        <GroupAvatar group={group} size={44} />
        <div className={styles.texts}>
          <Heading level={2} size="body" dir="auto">
            <Anchor className={styles.link} href={paths.group(group.id)}>
              {groupNameOf(group)}
            </Anchor>
          </Heading>
          {group.numMembers != null && (
            <Text size="small" tone="muted">
              {strings.members(group.numMembers, formatShort(group.numMembers))}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}

function OwnMembership({ group }: { group: GroupRow }) {
  const role = roleIn(group);
  const since = group.myMembership?.since;
  if (!role) return null;
  return (
    <Card as="section" padding="4" aria-label={strings.yourMembership}>
      <Stack gap="1">
        <Heading level={2} size="body">
          {strings.yourMembership}
        </Heading>
        <Text size="small" tone="muted">
          {since ? strings.roleSince(strings.roles[role], formatDate(since)) : strings.membershipAs(strings.roles[role])}{' '}
          {group.myMembership?.hidden ? strings.roleHiddenOn : strings.roleShown}
        </Text>
      </Stack>
    </Card>
  );
}
