/** Page sizes of a person's posts, first and further (specification, section 9). */
export const pageSizes = {
  posts: { first: 15, further: 15 },
  replies: { first: 20, further: 10 },
  reposts: { first: 10, further: 10 },
  unread: { first: 15, further: 15 },
} as const;

/** Number of the author's posts that are searched once for comments, and maximum number of comments from each. */
export const reactionComments = { posts: 50, perPost: 3 } as const;
