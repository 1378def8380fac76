import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { channelInputSchema, channelOwnerTypeSchema, channelSchema } from '../schema/channel.ts';
import { idSchema, listOf } from '../schema/fields.ts';

export const getChannel = endpoint({ n: 77, method: 'GET', path: '/api/channels/:id', response: channelSchema });

export const getChannels = endpoint({
  n: 78,
  method: 'GET',
  path: '/api/channels',
  query: v.object({ limit: v.number(), ownerType: v.optional(channelOwnerTypeSchema), ownerId: v.optional(idSchema) }),
  response: listOf(channelSchema),
});

export const saveChannel = endpoint({
  n: 79,
  method: 'POST',
  path: '/api/channels',
  body: channelInputSchema,
  response: channelSchema,
  status: 201,
});
