// In a file of its own, because only late screens use it: the first load contains `names.ts` as a whole.

const notIds = new Set(['', 'null', 'undefined']);

/** Whether this can be a person's id. A missing id is never sent: "User ID is required" (specification, section 5). */
export function isUserId(id: string | null | undefined): id is string {
  return id !== null && id !== undefined && !notIds.has(id.trim());
}
