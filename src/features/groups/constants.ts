/** Groups asked for in lists and in searches, and page size of a group's posts (specification, section 9). */
export const listLimit = 100;
export const searchLimit = 50;
export const groupPostSizes = { first: 15, further: 15 } as const;
/** How replies are fetched for posts in view: so many at once (specification, section 9), and so many shown below a post. */
export const groupReplies = { atOnce: 6, shown: 2 } as const;
/** A search, of groups or of members, begins with this many trimmed characters. */
export const minSearchLength = 2;
/** Pause in typing, in milliseconds, after which a search is sent or a username is looked up. */
export const typingPause = 300;
/** People found at once for an invitation. */
export const peopleLimit = 20;
