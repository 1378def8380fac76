import { uploadRules } from '@/api';

/** Digits of a code from an SMS (gap.auth.code-format). */
export const codeLength = 6;
/** Wait after a code before another one can be requested, in ms. */
export const resendDelay = 60_000;
/** Country of the phone field until the visitor's own is known (specification, section 5). */
export const defaultCountry = 'US';
/** Typing pause before a username is checked, in ms. */
export const usernameCheckDelay = 300;
/** Formats of a profile picture (contract, `gap.auth.avatar-upload`). */
export const avatarTypes: readonly string[] = uploadRules.types;
/** Width and height of the stored picture, in px. */
export const avatarSize = 512;
