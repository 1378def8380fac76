import { GroupRail } from '@/features/groups';
import { Suggestions } from './Suggestions.tsx';

export interface AboutGroupProps {
  /** Id, code or username. */
  groupId: string;
  channelId?: string | undefined;
}

/** Information on a group or one of its channels; without access to it, suggested people instead. */
export default function AboutGroup({ groupId, channelId }: AboutGroupProps) {
  return <GroupRail address={groupId} channelId={channelId} closed={<Suggestions />} />;
}
