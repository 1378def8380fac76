import { Globe, Lock } from 'lucide-react';
import { Card, Chip, Heading, Icon, Stack } from '@/design-system';
import { media } from '@/design-system/styles/index.ts';
import { formatWhole } from '@/shared/i18n';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useGroupTypes } from '../../data/usePeople.ts';
import { canRead, groupNameOf, roleIn, statusIn } from '../../model/membership.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { GroupAction } from '../GroupAction.tsx';
import { GroupAvatar } from '../GroupAvatar.tsx';
import * as styles from './GroupPage.css.ts';
import { GroupMenuControl, GroupTools } from './GroupTools.tsx';

/** A group's description and actions. Outsiders of a private group see only its name, picture and description. */
export function GroupHeader({ group }: { group: GroupRow }) {
  const isPhone = useMediaQuery(media.phone);
  const { myMembership } = group;
  const isOpen = canRead(group);
  return (
    <Card as="section" edge="bleed" padding={isPhone ? '4' : '5'} aria-label={groupNameOf(group)}>
      <Stack gap="4">
        <div className={styles.header}>
          <GroupAvatar group={group} size={isPhone ? 64 : 80} />
          <div className={styles.titles}>
            <Heading level={1} size="heading">
              <bdi>{groupNameOf(group)}</bdi>
            </Heading>
            <Facts group={group} isOpen={isOpen} />
          </div>
        </div>
        {statusIn(group) === 'invited' && (
          <p className={styles.description}>{strings.invitedAs(strings.roles[myMembership?.role ?? 'member'])}</p>
        )}
        {group.description && (
          <p className={styles.description} dir="auto">
            {group.description}
          </p>
        )}
        <div className={styles.actions}>
          {isOpen && <GroupTools group={group} role={roleIn(group)} />}
          <GroupAction group={group} size={isOpen && isPhone ? 'small' : 'medium'} />
          {isOpen && (
            <span className={styles.end}>
              <GroupMenuControl group={group} role={roleIn(group)} />
            </span>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Facts({ group, isOpen }: { group: GroupRow; isOpen: boolean }) {
  const { types } = useGroupTypes();
  const type = types.find(({ id }) => id === group.typeId)?.name;
  const members = group.numMembers ?? undefined;
  return (
    <div className={styles.facts}>
      <Chip icon={<Icon glyph={group.isPrivate ? Lock : Globe} size="tiny" />}>{group.isPrivate ? strings.private : strings.public}</Chip>
      {isOpen && members !== undefined && (
        <span>
          <span className={styles.number}>{formatWhole(members)}</span> {strings.members(members, '').trim()}
        </span>
      )}
      {isOpen && type && <span className={styles.fact}>{type}</span>}
      {isOpen && <bdi className={styles.fact}>@{group.username}</bdi>}
    </div>
  );
}
