/** Page sizes of the home feed (specification, section 9). */
export const feedSizes = { first: 30, further: 15 } as const;
/** Maximum number of tags of loaded posts beside the fixed tabs. */
export const tagTabs = 10;
/** Replies of visible posts: how many requests run at once (specification, section 9), and how many are shown below a post. */
export const feedReplies = { atOnce: 6, shown: 2 } as const;
/** Minimum age of a list, in milliseconds, before new posts are requested: nearly one tick of the global clock. */
export const newPostsAfter = 55_000;
/** How often new posts are requested, in milliseconds (the global timer, specification, section 9). */
export const newPostsInterval = 60_000;
