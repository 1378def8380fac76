import { limits, thresholdCount, uploadRules } from '@/api';

/** Limits of a post as the server enforces them (contract, call 34). */
export const maxTextLength = limits.rawText;
export const maxTitleLength = limits.title;
/** Characters left of a title from which on they are counted. */
export const nearTitleLimit = 40;
/** From here on the rest is counted in words besides the ring. */
export const nearTextLimit = 300;
/** Images one may attach, what an image may be, and how long its description may be. */
export const maxImages = 4;
export const maxImageBytes = uploadRules.bytes;
export const imageTypes = uploadRules.types;
export const maxAltLength = limits.alt;
/** Fields for weigh-in alerts (specification, section 9), and the greatest number that one takes. */
export const alertSlots = thresholdCount;
export const maxAlert = 999_999;
/** Quiet time after a keystroke before the draft is saved, in milliseconds. */
export const autosaveDelay = 400;
/** How long the tab that writes a draft is given to save it before another takes it over, in milliseconds. */
export const takeOverPatience = 1000;
/** After the composer closes the profile refreshes this much later, in milliseconds (specification, section 9). */
export const profileRefreshDelay = 400;
/** People or tags offered while one is written, and the quiet time after a keystroke before people are asked for, in milliseconds. */
export const maxSuggestions = 5;
export const mentionDelay = 150;
