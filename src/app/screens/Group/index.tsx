import { GroupPage } from '@/features/groups';
import { useParams } from 'wouter';

export default function GroupScreen() {
  const { id = '' } = useParams();
  return <GroupPage groupId={decodeURIComponent(id)} />;
}
