/** Limits of a post as the server enforces them (contract, call 34). */
export const maxTextLength = 5000;
export const maxTitleLength = 200;
/** Images one may attach, and what an image may be. */
export const maxImages = 4;
export const maxImageBytes = 10 * 1024 * 1024;
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** Quiet time after a keystroke before the draft is saved, in milliseconds. */
export const autosaveDelay = 400;
/** After the composer closes the profile refreshes this much later, in milliseconds (specification, section 9). */
export const profileRefreshDelay = 400;
/** People offered for a mention, and the quiet time after a keystroke before they are asked for, in milliseconds. */
export const maxSuggestions = 5;
export const mentionDelay = 150;
