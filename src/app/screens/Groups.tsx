import { VisuallyHidden } from '@/design-system';
import { GroupsOfPerson, GroupsOverview, groupStrings } from '@/features/groups';
import { useRouteParams } from '../routing/routeParams.ts';

export default function GroupsScreen() {
  const { userId } = useRouteParams();
  if (userId !== undefined) return <GroupsOfPerson userId={userId} />;
  return (
    <>
      <VisuallyHidden as="h1">{groupStrings.title}</VisuallyHidden>
      <GroupsOverview />
    </>
  );
}
