import { boolean, type InferOutput, number, object, optional, picklist, safeParse, string } from 'valibot';

const entrySchema = object({
  step: picklist(['phone', 'code']),
  /** Kept with the entry, so that the code step survives a phone that drops the page while its owner reads the message. */
  sent: optional(object({ to: string(), at: number() })),
  /** Lies above another entry of this form, so that going back shows that one. */
  isPushed: optional(boolean()),
});

/** What an entry of the browser's history says about the form. */
export type HistoryEntry = InferOutput<typeof entrySchema>;

const key = 'signIn';

/** Reads an entry; a foreign, older or senseless one begins with the phone. */
export function parseEntry(state: unknown): HistoryEntry {
  const kept = typeof state === 'object' && state !== null && key in state ? state[key] : undefined;
  const { success, output } = safeParse(entrySchema, kept);
  return success && (output.step !== 'code' || output.sent) ? output : { step: 'phone' };
}

/** The history state with this entry in it; what others keep there stays. */
export function withEntry(state: unknown, entry: HistoryEntry): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : {}), [key]: entry };
}
