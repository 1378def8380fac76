import { limits, thresholdCount, uploadRules } from '@/api';

/** Limits of a post as the server enforces them (contract, call 34). */
export const maxTextLength = limits.rawText;
export const maxTitleLength = limits.title;
/** When this many characters of a title are left, their number is shown. */
export const nearTitleLimit = 40;
/** When this many characters of a text are left, their number is shown beside the ring. */
export const nearTextLimit = 300;
/** Limits of attached images: number, size, types and length of a description. */
export const maxImages = 4;
export const maxImageBytes = uploadRules.bytes;
export const maxImageMegabytes = uploadRules.bytes / 1024 ** 2;
export const imageTypes = uploadRules.types;
export const maxAltLength = limits.alt;
/** Posts that can be written in one go, the first included. */
export const maxThreadPosts = 10;
/** Fields for weigh-in alerts (specification, section 9), and the greatest number that one takes. */
export const alertSlots = thresholdCount;
export const maxAlert = 999_999;
/** Pause after a keystroke before the draft is saved, in milliseconds. */
export const autosaveDelay = 400;
/** How long the browser's storage has to answer before text is kept in this page's memory only, in milliseconds. */
export const diskPatience = 2000;
/** How long the message about a full storage is shown, in milliseconds: it has two sentences to read. */
export const storageNoticeLife = 15_000;
/** How long the tab that writes a draft has to save it before another takes it over, in milliseconds. */
export const takeOverPatience = 1000;
/** Pause between closing the composer and refreshing the profile, in milliseconds (specification, section 9). */
export const profileRefreshDelay = 400;
/** Number of suggested people or tags, and the pause after a keystroke before people are requested, in milliseconds. */
export const maxSuggestions = 5;
export const mentionDelay = 150;
/** Pause before a change that nobody answered is sent again, in milliseconds, unless the network comes back before. */
export const changeRetryDelay = 10_000;
