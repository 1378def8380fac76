import { VisuallyHidden } from '@/design-system';
import { groupStrings, GroupsOverview } from '@/features/groups';

export default function GroupsScreen() {
  return (
    <>
      <VisuallyHidden as="h1">{groupStrings.title}</VisuallyHidden>
      <GroupsOverview />
    </>
  );
}
