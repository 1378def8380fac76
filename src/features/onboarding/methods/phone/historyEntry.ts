import { boolean, type InferOutput, number, object, optional, picklist, safeParse, string } from 'valibot';

const entrySchema = object({
  step: picklist(['phone', 'code']),
  /** Stored in the entry, so that the code step survives a phone that unloads the page while the person reads the message. */
  sent: optional(object({ to: string(), at: number() })),
  /** The entry follows another entry of this form, so that Back shows that one. */
  isPushed: optional(boolean()),
});

/** The form's state in an entry of the browser's history. */
export type HistoryEntry = InferOutput<typeof entrySchema>;

const key = 'signIn';

/** Reads an entry; a foreign, outdated or invalid one begins with the phone. */
export function parseEntry(state: unknown): HistoryEntry {
  const rawEntry = typeof state === 'object' && state !== null && key in state ? state[key] : undefined;
  const { success, output } = safeParse(entrySchema, rawEntry);
  return success && (output.step !== 'code' || output.sent) ? output : { step: 'phone' };
}

/** The history state with this entry added; other keys stay. */
export function withEntry(state: unknown, entry: HistoryEntry): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : {}), [key]: entry };
}
