import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { channelInputSchema, channelOwnerTypeSchema, channelSchema } from '../schema/channel.ts';
import { idSchema, listOf } from '../schema/fields.ts';

/**
 * Answers with a channel.
 * @throws 404 Channel not found
 */
export const getChannel = endpoint({ n: 77, method: 'GET', path: '/api/channels/:id', response: channelSchema });

/** Answers with an owner's channels: the default one first, then by name. */
export const getChannels = endpoint({
  n: 78,
  method: 'GET',
  path: '/api/channels',
  query: v.object({ limit: v.number(), ownerType: v.optional(channelOwnerTypeSchema), ownerId: v.optional(idSchema) }),
  response: listOf(channelSchema),
});

/**
 * Creates a channel (201) or, with a known `channelId`, changes it (200).
 * @throws 400 Name is required
 * @throws 400 Name is too long
 * @throws 400 Description is too long
 * @throws 400 Picture not found
 * @throws 403 Forbidden resource
 * @throws 404 Group not found
 * @throws 404 Channel not found
 */
export const saveChannel = endpoint({
  n: 79,
  method: 'POST',
  path: '/api/channels',
  body: channelInputSchema,
  response: channelSchema,
  status: 201,
});
