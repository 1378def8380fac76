/** People and channels per page (specification, section 9). */
export const pageSize = { first: 15, further: 15 } as const;
