import * as v from 'valibot';
import { followingEntrySchema } from './channel.ts';
import { flag, list } from './fields.ts';
import { extension } from './tolerant.ts';
import { userSchema } from './user.ts';

export const currentUserSchema = v.object({
  ...userSchema.entries,
  followingChannels: list(followingEntrySchema),
  xAccount: extension(v.object({ username: v.string() })),
  blueskyAccount: extension(v.object({ handle: v.string() })),
  hasPassword: extension(v.boolean()),
});

/** The signed-in person, with their private fields. */
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

export const authResultSchema = v.object({ user: currentUserSchema, isNewUser: flag });

/** The response of every call that starts a session. */
export type AuthResult = v.InferOutput<typeof authResultSchema>;
