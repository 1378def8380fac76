import * as v from 'valibot';
import { idSchema } from '../schema/fields.ts';
import { lenient } from '../schema/tolerant.ts';

/** The server's events with their payload schemas. The client sends none. */
export const realtimeEvents = {
  /** A post was reported as a bot's; `postId` is the report's id. */
  post_marked_bot: v.object({ postId: idSchema, postAuthorId: idSchema }),
  /** The notifications have changed. The client must refetch them past the GET cache, whatever the payload contains. */
  new_notification: lenient(v.optional(v.object({})), undefined),
  /** A person reacted to a post; the picture's address is empty when they have none. */
  post_interaction: v.object({
    postId: idSchema,
    postAuthorId: idSchema,
    reactorUserId: idSchema,
    reactorAvatarUrl: v.nullish(v.string(), ''),
  }),
} as const;

export type RealtimeEvent = keyof typeof realtimeEvents;

export type RealtimePayload<TEvent extends RealtimeEvent> = v.InferOutput<(typeof realtimeEvents)[TEvent]>;
