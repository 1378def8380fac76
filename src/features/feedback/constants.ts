/** Default lifetimes of a toast in milliseconds (specification, section 9). */
export const toastLife = { regular: 5000, short: 3000, long: 7000 } as const;
/** Maximum number of simultaneous toasts; people don't read more. */
export const maxToasts = 3;
