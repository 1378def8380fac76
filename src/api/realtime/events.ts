import * as v from 'valibot';
import { idSchema } from '../schema/fields.ts';
import { lenient } from '../schema/tolerant.ts';

/** The events of the server with the shape of what they carry. The client sends none. */
export const realtimeEvents = {
  /** A post was reported as a bot's; `postId` is the report's id. */
  post_marked_bot: v.object({ postId: idSchema, postAuthorId: idSchema }),
  /** The notifications have changed; what exactly must be asked for, past the GET cache, whatever comes with the event. */
  new_notification: lenient(v.optional(v.object({})), undefined),
  /** Somebody reacted to a post; whoever has no picture has an empty address for it. */
  post_interaction: v.object({
    postId: idSchema,
    postAuthorId: idSchema,
    reactorUserId: idSchema,
    reactorAvatarUrl: v.nullish(v.string(), ''),
  }),
} as const;

/** The name of a live event. */
export type RealtimeEvent = keyof typeof realtimeEvents;

/** What a live event carries. */
export type RealtimePayload<TEvent extends RealtimeEvent> = v.InferOutput<(typeof realtimeEvents)[TEvent]>;
