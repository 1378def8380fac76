import { Ban, Lock, UsersRound } from 'lucide-react';
import { LinkButton, StatePanel } from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useGroup } from '../../data/useGroups.ts';
import { canRead, statusIn } from '../../model/membership.ts';
import { groupAtom } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { page } from '../Groups.css.ts';
import { GroupHeader } from './GroupHeader.tsx';
import { GroupPageLoading } from './GroupPageLoading.tsx';
import { GroupTabs } from './GroupTabs.tsx';

/** A group's page. `address` is its id, code or username. */
export function GroupPage({ address }: { address: string }) {
  const { state, id, error, retry } = useGroup(address);
  const group = useStoreValue(groupAtom(id ?? ''));
  if (state === 'missing') return <MissingGroup />;
  if (group) {
    return (
      <div className={page}>
        <GroupHeader group={group} />
        {canRead(group) ? <GroupTabs group={group} /> : <ClosedGroup isBanned={statusIn(group) === 'banned'} />}
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <StatePanel kind="failed" title={strings.groupFailedTitle} level={1} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </StatePanel>
    );
  }
  return <GroupPageLoading of="group" />;
}

export function MissingGroup() {
  return (
    <StatePanel
      kind="empty"
      icon={UsersRound}
      title={strings.missingTitle}
      level={1}
      action={<LinkButton href={paths.groups()}>{strings.toGroups}</LinkButton>}
    >
      {strings.missingText}
    </StatePanel>
  );
}

/** The page for outsiders: the header, and why the rest is hidden. */
function ClosedGroup({ isBanned }: { isBanned: boolean }) {
  return (
    <StatePanel kind="empty" icon={isBanned ? Ban : Lock} title={isBanned ? strings.bannedTitle : strings.closedTitle}>
      {isBanned ? strings.bannedText : strings.closedText}
    </StatePanel>
  );
}
