/** How long a loaded list is valid after its first page, in milliseconds (specification, sections 4 and 9). */
export const listLife = 2 * 60_000;
