import { Lock } from 'lucide-react';
import { Anchor, Icon } from '@/design-system';
import { Facts } from '@/features/users';
import { formatShort } from '@/shared/i18n';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { mainActionOf } from '../model/membership.ts';
import { groupNameOf, statusLabelOf } from '../model/standing.ts';
import { type GroupRow as Group, groupAtom } from '../state/groups.ts';
import { strings } from '../strings.ts';
import { GroupAction } from './GroupAction.tsx';
import { GroupAvatar } from './GroupAvatar.tsx';
import * as styles from './Groups.css.ts';

/** One group in a list with its description, the person's status and the matching action. Links to its page. */
export function GroupRow({ group }: { group: Group }) {
  const action = mainActionOf(group);
  // A status that the action already names (“Requested”, “Banned”) isn't repeated.
  const statusLabel = action === 'requested' || action === 'banned' ? undefined : statusLabelOf(group);
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

function KnownGroup({ id }: { id: string }) {
  const group = useStoreValue(groupAtom(id));
  return group ? <GroupRow group={group} /> : null;
}

/** A column of groups. */
export function GroupList({ ids, label }: { ids: readonly string[]; label?: string }) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {ids.map((id) => (
        <li key={id} className={styles.item}>
          <KnownGroup id={id} />
        </li>
      ))}
    </ul>
  );
}
