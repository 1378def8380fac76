import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiError, createOrganization, deleteOrganization, type Organization, request, updateOrganization } from '@/api';
import { reportGroupFailureAtom } from '@/features/channels';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { required } from '@/shared/lib/required';
import { changeOf, creationOf, type GroupDraft, type GroupFields } from '../model/groupInput.ts';
import { dropGroupAtom, groups, putGroupsAtom } from '../state/groups.ts';
import { strings } from '../strings.ts';
import { groupKeys } from './keys.ts';

/** Creates a group, or changes the one with `id`, stored as `before`. Resolves to the group, or to nothing after a refusal was shown. */
export function useSaveGroup(stored?: { readonly id: string; readonly before: GroupFields }) {
  const id = stored?.id;
  const queries = useQueryClient();
  const putGroups = useSetAtom(putGroupsAtom);
  const report = useSetAtom(reportGroupFailureAtom);
  const showSuccess = useSetAtom(showSuccessAtom);
  const [takenUsername, setTakenUsername] = useState<string>();

  const send = (draft: GroupDraft): Promise<Organization | null> =>
    stored === undefined
      ? request(createOrganization, { body: creationOf(draft) })
      : request(updateOrganization, { params: { orgId: stored.id }, body: changeOf(draft, stored.before) });

  async function save(draft: GroupDraft): Promise<Organization | undefined> {
    setTakenUsername(undefined);
    try {
      const group = required(await send(draft));
      putGroups([group]);
      showSuccess(id === undefined ? strings.groupCreated : strings.groupUpdated, toastLife.long);
      void queries.invalidateQueries({ queryKey: groupKeys.lists });
      return group;
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 409) setTakenUsername(draft.username);
      report(error);
      return undefined;
    }
  }
  return { save, takenUsername };
}

/** Deletes a group with everything in it. `onDeleted` is called before any component renders without the group. */
export function useDeleteGroup(id: string, onDeleted?: () => void) {
  const queries = useQueryClient();
  const removeGroups = useSetAtom(groups.removeAtom);
  const dropGroup = useSetAtom(dropGroupAtom);
  const report = useSetAtom(reportGroupFailureAtom);
  const showSuccess = useSetAtom(showSuccessAtom);
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    setIsDeleting(true);
    try {
      await request(deleteOrganization, { params: { id } });
    } catch (error) {
      report(error, strings.deleteFailed);
      setIsDeleting(false);
      return;
    }
    dropGroup(id, true);
    showSuccess(strings.groupDeleted, toastLife.long);
    queries.removeQueries({ queryKey: groupKeys.lists });
    removeGroups([id]);
    onDeleted?.();
  }
  return { remove, isDeleting };
}
