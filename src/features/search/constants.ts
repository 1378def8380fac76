/** A search needs this many characters after trimming (specification, section 5). */
export const minSearchLength = 2;
/** Quiet time after a keystroke before a search is sent, in milliseconds. */
export const searchDelay = 300;
/** Nothing longer is asked for, so that the address stays far below its limit. */
export const maxSearchLength = 200;
/** So many people and groups stand under Top; the rest is a press away. */
export const shownOnTop = 3;
