import { useLocation } from 'wouter';
import { Card, Heading } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useSaveGroup } from '../../data/useSaveGroup.ts';
import { emptyGroup, type GroupDraft } from '../../model/groupInput.ts';
import { strings } from '../../strings.ts';
import { head, page } from '../Groups.css.ts';
import { GroupForm } from './GroupForm.tsx';

/** The form of a new group, whose page opens afterwards. */
export function CreateGroup() {
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const { save, takenUsername } = useSaveGroup();
  const create = async (draft: GroupDraft) => {
    const group = await save(draft);
    // Replaces the history entry, so that Back from the new group doesn't reopen a form that would create another one.
    if (group && isStillHere()) navigate(paths.group(group.id), { replace: true });
    return group;
  };
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1} size="display">
          {strings.createTitle}
        </Heading>
      </div>
      <Card as="section" edge="bleed" padding="4">
        <GroupForm
          initial={emptyGroup}
          submitLabel={strings.createGroup}
          takenUsername={takenUsername}
          cancelPath={paths.groups()}
          onSubmit={create}
        />
      </Card>
    </div>
  );
}
