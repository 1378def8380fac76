/** Page sizes of the home feed (specification, section 9). */
export const feedSizes = { first: 30, further: 15 } as const;
/** Younger than this, in milliseconds, a list is not asked what came on top of it: nearly one tick of the global clock. */
export const newPostsAfter = 55_000;
/** A loaded feed serves this long when it is opened afresh, in milliseconds; going back always finds it as it was left. */
export const feedCacheLife = 2 * 60_000;
