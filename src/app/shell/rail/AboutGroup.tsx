import { GroupRail } from '@/features/groups';
import { Suggestions } from './Suggestions.tsx';

export interface AboutGroupProps {
  /** Id, code or username. */
  groupId: string;
  channelId?: string | undefined;
}

/** What goes with a group or one of its channels; to whom it is closed, people are suggested. */
export default function AboutGroup({ groupId, channelId }: AboutGroupProps) {
  return <GroupRail address={groupId} channelId={channelId} closed={<Suggestions />} />;
}
