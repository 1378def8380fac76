/** Page sizes of the home feed (specification, section 9). */
export const feedSizes = { first: 30, further: 15 } as const;
/** A loaded feed serves this long when it is opened afresh, in milliseconds; going back always finds it as it was left. */
export const feedCacheLife = 2 * 60_000;
