import { ChannelPage } from '@/features/groups';
import { useRouteParams } from '../routing/routeParams.ts';

export default function ChannelScreen() {
  const { groupId = '', id = '' } = useRouteParams();
  return <ChannelPage key={id} groupId={groupId} channelId={id} />;
}
