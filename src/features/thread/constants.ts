/** Direct replies shown at a time on a post's page (contract: 10 at a time). */
export const repliesAtATime = 10;
/** Comments of weigh-ins on a post's page (specification, section 9). */
export const commentsOnPage = 10;
/** Replies to visible replies: how many requests run at once (specification, section 9), and how many are shown below each. */
export const nestedReplies = { atOnce: 4, shown: 3 } as const;
