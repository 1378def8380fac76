/** Minimum number of characters of a search after trimming (specification, section 5). */
export const minSearchLength = 2;
/** Typing pause after which a search is sent, in milliseconds. */
export const searchDelay = 300;
/** Maximum length of a term, so that the address stays far below its limit. */
export const maxSearchLength = 200;
/** Number of people and groups in the Top tab; a press shows the rest. */
export const shownOnTop = 3;
