/** Channels of an owner that are asked for first; all of them are asked for when there are more (contract, #78). */
export const channelLimit = 15;
