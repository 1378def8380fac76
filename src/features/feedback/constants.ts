/** Life of a toast in milliseconds (specification, section 9). */
export const toastLife = { regular: 5000, short: 3000, long: 7000 } as const;
/** More messages than these at once are not read. */
export const maxToasts = 3;
