/** Minimum number of characters of a search after trimming (specification, section 5). */
export const minSearchLength = 2;
/** Typing pause after which a search is sent, in milliseconds. */
export const searchDelay = 300;
/** Number of people and groups in the Top tab; a press shows the rest. */
export const shownOnTop = 3;
/** Up to so many results are drawn as a whole; of more only those near the window. */
export const shortLists = { rows: 40, posts: 12 } as const;
/** Estimated heights of results that aren't measured yet, in CSS px. */
export const rowHeights = { person: 64, post: 280 } as const;
