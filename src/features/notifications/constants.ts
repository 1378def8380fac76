/** Notifications asked for at a time (specification, section 9). */
export const pageSize = 10;
