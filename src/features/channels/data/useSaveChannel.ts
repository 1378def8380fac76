import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type Channel, request, saveChannel } from '@/api';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { required } from '@/shared/lib/required';
import { type ChannelDraft, channelInputOf } from '../model/channelDraft.ts';
import { putChannelsAtom } from '../state/channels.ts';
import { reportGroupFailureAtom } from '../state/reportGroupFailure.ts';
import { strings } from '../strings.ts';
import { channelKeys } from './useChannels.ts';

/** Creates a channel in a group, or changes the one with `channelId`. Resolves to it, or to nothing after a refusal was shown. */
export function useSaveChannel(groupId: string, channelId?: string) {
  const queries = useQueryClient();
  const putChannels = useSetAtom(putChannelsAtom);
  const report = useSetAtom(reportGroupFailureAtom);
  const showSuccess = useSetAtom(showSuccessAtom);

  return async (draft: ChannelDraft): Promise<Channel | undefined> => {
    try {
      const channel = required(await request(saveChannel, { body: channelInputOf(groupId, draft, channelId) }));
      putChannels([{ ...channel, ownerId: channel.ownerId ?? groupId }]);
      showSuccess(channelId === undefined ? strings.created : strings.updated, toastLife.long);
      void queries.invalidateQueries({ queryKey: channelKeys.of(groupId) });
      return channel;
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}
