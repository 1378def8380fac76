import type { Organization } from '@/api';
import { Anchor, Chip, Icon } from '@/design-system';
import { formatShort } from '@/shared/i18n';
import { Lock } from 'lucide-react';
import { standingIn } from '../model/membership.ts';
import { strings } from '../strings.ts';
import { GroupAvatar, groupNameOf } from './GroupAvatar.tsx';
import * as styles from './Groups.css.ts';

/** One group in a list; leads to its page. */
function GroupRow({ group }: { group: Organization }) {
  const standing = standingIn(group);
  const members = group.numMembers ?? undefined;
  const facts = [members === undefined ? undefined : strings.members(members, formatShort(members)), group.description];
  return (
    <Anchor className={styles.row} href={`/group/${encodeURIComponent(group.id)}`}>
      <GroupAvatar group={group} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{groupNameOf(group)}</bdi> {group.isPrivate && <Icon glyph={Lock} size="tiny" label={strings.private} />}
        </span>
        <span className={styles.detail}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {standing && <Chip>{standing}</Chip>}
    </Anchor>
  );
}

/** Groups one below the other. */
export function GroupRows({ groups }: { groups: readonly Organization[] }) {
  return (
    <ul className={styles.list}>
      {groups.map((group) => <li key={group.id} className={styles.item}><GroupRow group={group} /></li>)}
    </ul>
  );
}
