import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { Card, Heading, LinkButton, Skeleton, SkeletonRegion, Stack, StatePanel, VisuallyHidden } from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useGroup } from '../../data/useGroups.ts';
import { useSaveGroup } from '../../data/useSaveGroup.ts';
import { fieldsOfGroup, type GroupDraft } from '../../model/groupInput.ts';
import { roleIn } from '../../model/membership.ts';
import { can } from '../../model/permissions.ts';
import { type GroupRow, groupAtom } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import { head, page } from '../Groups.css.ts';
import { MissingGroup } from '../page/GroupPage.tsx';
import { DeleteGroup } from './DeleteGroup.tsx';
import { GroupForm } from './GroupForm.tsx';

/** Changes a group, or deletes it. Only for people with the right. */
export function EditGroup({ groupId }: { groupId: string }) {
  const { state, id, error, retry } = useGroup(groupId);
  const group = useStoreValue(groupAtom(id ?? ''));
  if (state === 'missing') return <MissingGroup />;
  if (group) return can(roleIn(group), 'editGroup') ? <Editing key={group.id} group={group} /> : <NotYours groupId={group.id} />;
  if (state === 'failed') {
    return (
      <StatePanel kind="failed" level={1} title={strings.groupFailedTitle} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </StatePanel>
    );
  }
  return (
    <Card edge="bleed" padding="4">
      <SkeletonRegion label={strings.loadingForm}>
        <VisuallyHidden as="h1">{strings.editTitle}</VisuallyHidden>
        <Stack gap="4">
          <Skeleton form="square" width={80} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      </SkeletonRegion>
    </Card>
  );
}

function Editing({ group }: { group: GroupRow }) {
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const before = fieldsOfGroup(group);
  const { save, takenUsername } = useSaveGroup({ id: group.id, before });
  const change = async (draft: GroupDraft) => {
    const saved = await save(draft);
    if (saved && isStillHere()) navigate(paths.group(group.id), { replace: true });
    return saved;
  };
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1} size="display">
          {strings.editTitle}
        </Heading>
      </div>
      <Card as="section" edge="bleed" padding="4">
        <GroupForm
          groupId={group.id}
          initial={before}
          picture={group.avatarFile}
          submitLabel={strings.save}
          takenUsername={takenUsername}
          cancelPath={paths.group(group.id)}
          onSubmit={change}
        />
      </Card>
      {can(roleIn(group), 'deleteGroup') && <DeleteGroup group={group} />}
    </div>
  );
}

function NotYours({ groupId }: { groupId: string }) {
  return (
    <StatePanel
      kind="empty"
      icon={Lock}
      level={1}
      title={strings.notYours}
      action={<LinkButton href={paths.group(groupId)}>{strings.toThisGroup}</LinkButton>}
    >
      {strings.notYoursText}
    </StatePanel>
  );
}
