/** Page size of notifications (specification, section 9). */
export const pageSize = 10;
/** Maximum number of simultaneous calls when many are marked. */
export const maxConcurrentMarks = 4;
/** Number of people that a grouped row names before it counts the others. */
export const namedInGroup = 2;
