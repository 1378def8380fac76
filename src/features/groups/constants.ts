/** Groups asked for in lists and in searches, and page size of a group's posts (specification, section 9). */
export const listLimit = 100;
export const groupPostSizes = { first: 15, further: 15 } as const;
