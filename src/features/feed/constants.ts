/** Page sizes of the home feed (specification, section 9). */
export const feedSizes = { first: 30, further: 15 } as const;
/** At most so many tags of loaded posts stand beside the fixed tabs. */
export const tagTabs = 10;
/** How replies are fetched for posts in view: so many at once (specification, section 9), and so many shown below a post. */
export const feedReplies = { atOnce: 6, shown: 2 } as const;
/** Younger than this, in milliseconds, a list is not asked what came on top of it: nearly one tick of the global clock. */
export const newPostsAfter = 55_000;
/** How often that is asked, in milliseconds (the global timer, specification, section 9). */
export const newPostsInterval = 60_000;
