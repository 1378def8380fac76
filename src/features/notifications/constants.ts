/** Notifications asked for at a time (specification, section 9). */
export const pageSize = 10;
/** Marks sent at once when many are marked. */
export const maxConcurrentMarks = 4;
/** People a grouped row names before it counts the others. */
export const namedInGroup = 2;
