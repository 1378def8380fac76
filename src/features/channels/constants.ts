/** Channels of an owner that are asked for first; all of them are asked for when there are more (contract, #78). */
export const channelLimit = 15;
/** Longest texts that the form takes, in UTF-16 code units. */
export const maxLength = { name: 80, description: 500 } as const;
