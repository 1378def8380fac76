import { object, string } from 'valibot';
import type { Channel, ChannelInput } from '@/api';
import { nameOr } from '@/shared/lib/bidi';
import { strings } from '../strings.ts';

/** The texts of a channel's form. */
export interface ChannelFields {
  readonly name: string;
  readonly description: string;
}

export const channelFieldsSchema = object({ name: string(), description: string() });

/** All values of a channel's form. */
export interface ChannelDraft extends ChannelFields {
  /** The uploaded picture; undefined leaves the picture as it is. */
  readonly avatarFileId?: string | undefined;
}

export function channelFieldsOf(channel: Channel | undefined): ChannelFields {
  return { name: channel?.name ?? '', description: channel?.description ?? '' };
}

/** The problem that prevents sending the draft. */
export function channelProblem({ name }: ChannelFields): string | undefined {
  return name.trim() ? undefined : strings.nameRequired;
}

/** The body of `POST /api/channels`: `groupId` owns the channel; `channelId` names the one to change. An emptied description is sent as such. */
export function channelInputOf(groupId: string, { name, description, avatarFileId }: ChannelDraft, channelId?: string): ChannelInput {
  return {
    id: groupId,
    ...(channelId === undefined ? {} : { channelId }),
    name: name.trim(),
    ...(description.trim() || channelId !== undefined ? { description: description.trim() } : {}),
    ...(avatarFileId === undefined ? {} : { avatarFileId }),
  };
}

/** The channel's name for use inside our own sentences. */
export function channelNameOf(channel: Pick<Channel, 'name'>): string {
  return nameOr(channel.name, '#');
}
