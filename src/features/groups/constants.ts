/** Limit of groups in lists and searches, and page size of a group's posts (specification, section 9). */
export const listLimit = 100;
export const searchLimit = 50;
export const groupPostSizes = { first: 15, further: 15 } as const;
/** Replies fetched for each post in view (specification, section 9), and replies shown below a post. */
export const groupReplies = { atOnce: 6, shown: 2 } as const;
/** Minimum number of trimmed characters of a search for groups or members. */
export const minSearchLength = 2;
/** Typing pause, in milliseconds, after which a search is sent or a username is checked. */
export const typingPause = 300;
/** Maximum number of people found for an invitation. */
export const peopleLimit = 20;
