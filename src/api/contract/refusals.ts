import type { RefusalLaw } from './law.ts';

// Error responses of several endpoints. Those of a single endpoint are in its `*.law.ts`.

export const noGroup = [404, 'Group not found'] as const satisfies RefusalLaw;
export const forbidden = [403, 'Forbidden resource'] as const satisfies RefusalLaw;
export const noUser = [404, 'User not found'] as const satisfies RefusalLaw;
export const noUserId = [400, 'User ID is required'] as const satisfies RefusalLaw;
export const noPost = [404, 'Post not found'] as const satisfies RefusalLaw;
export const noChannel = [404, 'Channel not found'] as const satisfies RefusalLaw;
export const descriptionTooLong = [400, 'Description is too long'] as const satisfies RefusalLaw;
export const usernameInvalid = [400, 'Username is invalid'] as const satisfies RefusalLaw;
export const usernameMixed = [400, 'Username mixes letters of different scripts'] as const satisfies RefusalLaw;
export const nameTooLong = [400, 'Name is too long'] as const satisfies RefusalLaw;
export const usernameTaken = [409, 'Username is already taken'] as const satisfies RefusalLaw;
export const phoneInvalid = [400, 'Invalid phone number'] as const satisfies RefusalLaw;
export const emailInvalid = [400, 'Email is invalid'] as const satisfies RefusalLaw;
export const noPicture = [400, 'Picture not found'] as const satisfies RefusalLaw;
export const noAttachment = [400, 'Attached file not found'] as const satisfies RefusalLaw;
export const tooManyAttachments = [400, 'Too many attachments'] as const satisfies RefusalLaw;
export const tooManyMentions = [400, 'Too many mentions'] as const satisfies RefusalLaw;
export const noMember = [404, 'Member not found'] as const satisfies RefusalLaw;
export const noInvitation = [404, 'Invitation not found'] as const satisfies RefusalLaw;
export const unauthorized = [401, 'Unauthorized'] as const satisfies RefusalLaw;
export const userGone = [401, 'User no longer exists'] as const satisfies RefusalLaw;
export const userDeleted = [401, 'User account is deleted'] as const satisfies RefusalLaw;
export const notRegistered = [404, 'User not found. Please Signup'] as const satisfies RefusalLaw;
export const signInFailed = [400, 'Authentication failed. Please try again.'] as const satisfies RefusalLaw;
export const nameRequired = [400, 'Name is required'] as const satisfies RefusalLaw;
export const lastSignIn = [400, 'Connect another sign-in method first'] as const satisfies RefusalLaw;
export const alreadyMember = [409, 'User is already a member'] as const satisfies RefusalLaw;
export const noJoinRequest = [404, 'Join request not found'] as const satisfies RefusalLaw;
export const typeInvalid = [400, 'Type is invalid'] as const satisfies RefusalLaw;
export const emailTooLong = [400, 'Email is too long'] as const satisfies RefusalLaw;
export const termsTooLong = [400, 'Terms are too long'] as const satisfies RefusalLaw;
export const postEmpty = [400, 'Post cannot be empty'] as const satisfies RefusalLaw;
export const postTooLong = [400, 'Post is too long'] as const satisfies RefusalLaw;
export const tooManyTags = [400, 'Too many tags'] as const satisfies RefusalLaw;
export const tagTooLong = [400, 'Tag is too long'] as const satisfies RefusalLaw;
export const postLimit = [
  429,
  'Sorry, you have reached the max number of posts allowed for users with your score',
] as const satisfies RefusalLaw;
export const accountClosed = [403, 'Forbidden resource', 403021] as const satisfies RefusalLaw;

// Error responses of every endpoint with a body or a path parameter.

export const bodyUnreadable = [400, 'The body could not be read'] as const satisfies RefusalLaw;
export const bodyNotObject = [400, 'The body must be an object'] as const satisfies RefusalLaw;
export const bodyNotJson = [400, 'The body is not JSON'] as const satisfies RefusalLaw;
export const bodyTooLarge = [400, 'The body is too large'] as const satisfies RefusalLaw;
/** `{Field}` is replaced by the name of a field. */
export const fieldRequired = [400, '{Field} is required'] as const satisfies RefusalLaw;
export const fieldInvalid = [400, '{Field} is invalid'] as const satisfies RefusalLaw;
export const bodyTooDeep = [400, 'The body is nested too deeply'] as const satisfies RefusalLaw;
export const bodyOfOtherType = [415, 'The body must be application/json'] as const satisfies RefusalLaw;
export const platformMissing = [400, 'The header X-Sez-Platform is required'] as const satisfies RefusalLaw;
export const addressUnreadable = [400, 'The address cannot be read'] as const satisfies RefusalLaw;
