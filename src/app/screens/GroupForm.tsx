import { CreateGroup, EditGroup } from '@/features/groups';
import { useRouteParams } from '../routing/routeParams.ts';

/** A group's form: empty without an id. */
export default function GroupFormScreen() {
  const { id } = useRouteParams();
  return id === undefined ? <CreateGroup /> : <EditGroup groupId={id} />;
}
