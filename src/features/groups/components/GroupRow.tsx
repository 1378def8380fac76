import { Lock } from 'lucide-react';
import type { OrganizationRole } from '@/api';
import { Anchor, Icon } from '@/design-system';
import { LongRows } from '@/features/lists';
import { Facts } from '@/features/users';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { groupNameOf, mainActionOf, statusLabelOf } from '../model/membership.ts';
import { type GroupRow as Group, groupAtom } from '../state/groups.ts';
import { strings } from '../strings.ts';
import { GroupAction } from './GroupAction.tsx';
import { GroupAvatar } from './GroupAvatar.tsx';
import * as styles from './Groups.css.ts';

export interface GroupRowProps {
  group: Group;
  /** The role of another person, whose groups are listed; the row says it instead of the reader's own status. */
  role?: OrganizationRole | undefined;
}

/** One group in a list with its description, the person's status and the matching action. Links to its page. */
export function GroupRow({ group, role }: GroupRowProps) {
  const action = mainActionOf(group);
  // A status that the action already names (“Requested”, “Banned”) isn't repeated.
  const ownLabel = action === 'requested' || action === 'banned' ? undefined : statusLabelOf(group);
  const statusLabel = role ? strings.roles[role] : ownLabel;
  const members = group.numMembers ?? undefined;
  const isOpen = !group.isPrivate || group.myMembership?.status === 'member';
  const count = members === undefined || !isOpen ? undefined : strings.members(members, formatShort(members));
  return (
    <div className={styles.row}>
      <GroupAvatar group={group} />
      <span className={styles.texts}>
        <span className={styles.nameLine}>
          <Anchor className={styles.link} href={paths.group(group.id)}>
            <bdi>{groupNameOf(group)}</bdi>
          </Anchor>
          {group.isPrivate && <Icon glyph={Lock} size="tiny" label={strings.privateGroup} />}
        </span>
        {(statusLabel || count) && (
          <span className={styles.detail}>
            <Facts of={[statusLabel && <span className={styles.status}>{statusLabel}</span>, count]} />
          </span>
        )}
        {group.description && (
          <span className={styles.description} dir="auto">
            {group.description}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <GroupAction group={group} size="small" />
      </span>
    </div>
  );
}

function KnownGroup({ id, role }: { id: string; role: OrganizationRole | undefined }) {
  const group = useStoreValue(groupAtom(id));
  return group ? <GroupRow group={group} role={role} /> : null;
}

export interface GroupListProps {
  ids: readonly string[];
  label?: string;
  /** Names the list: the heights of its rows are remembered under it. */
  list: string;
  /** The roles of another person in these groups, by the group's id. */
  roles?: ReadonlyMap<string, OrganizationRole>;
}

/** From this number of groups on, only rows near the viewport are rendered. */
const longList = 40;
/** Estimated height of a row that isn't measured yet, in CSS px. */
const usualHeight = 90;

/** A column of groups. */
export function GroupList({ ids, label, list, roles }: GroupListProps) {
  return (
    <LongRows
      role="list"
      label={label ?? strings.title}
      list={list}
      ids={ids}
      shortest={longList}
      usualHeight={usualHeight}
      row={(id) => (
        <div className={styles.item}>
          <KnownGroup id={id} role={roles?.get(id)} />
        </div>
      )}
    >
      <ul className={styles.list} role="list" aria-label={label}>
        {ids.map((id) => (
          <li key={id} className={styles.item}>
            <KnownGroup id={id} role={roles?.get(id)} />
          </li>
        ))}
      </ul>
    </LongRows>
  );
}
