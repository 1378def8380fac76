/** Page size of a person's posts (specification, section 9). */
export const profilePostSizes = { first: 15, further: 15 } as const;
