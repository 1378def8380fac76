import { uploadRules } from '@/api';

/** Digits of a code from an SMS (gap.auth.code-format). */
export const codeLength = 6;
/** How long after a code another one may be asked for, in ms. */
export const resendDelay = 60_000;
/** Country of the phone field until the visitor's own is known (specification, section 5). */
export const defaultCountry = 'US';
/** How long after the last key a username is asked for, in ms. */
export const usernameCheckDelay = 300;
/** What a picture of oneself may be (contract, `gap.auth.avatar-upload`). */
export const avatarTypes: readonly string[] = uploadRules.types;
export const maxAvatarBytes = uploadRules.bytes;
/** Width and height of the picture that is stored, in px. */
export const avatarSize = 512;
