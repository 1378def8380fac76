export { ChannelFollow } from './components/ChannelFollow.tsx';
export { ChannelAvatar, ChannelRow } from './components/ChannelRow.tsx';
export { channelKeys, useChannel, useGroupChannels } from './data/useChannels.ts';
export { useSaveChannel } from './data/useSaveChannel.ts';
export { channelFieldsOf, channelFieldsSchema, channelNameOf, channelProblem } from './model/channelDraft.ts';
export { channelAtom, putChannelsAtom } from './state/channels.ts';
export { channelFollowChangeAtom, dropChannelsOfAtom } from './state/followChannel.ts';
export { groupFailureMessage, reportGroupFailureAtom } from './state/reportGroupFailure.ts';
export { strings as channelStrings } from './strings.ts';
