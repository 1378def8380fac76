import { GroupPage } from '@/features/groups';
import { useRouteParams } from '../routing/routeParams.ts';

export default function GroupScreen() {
  const { id = '' } = useRouteParams();
  return <GroupPage address={id} />;
}
