import { boolean, type GenericSchema, type InferOutput, nullable, object, optional, record, safeParse, string, union } from 'valibot';

/** The value of a form field. */
export type FieldValue = string | boolean | null;

/** The fields of a form by their names. */
export type Fields<T> = { readonly [Name in keyof T]: FieldValue };

const value = nullable(union([string(), boolean()]));

/** The changes in a form, each with the initial value it replaced. `isSent`: they are being sent, or no answer has arrived. */
export const formChangesSchema = object({
  changes: record(string(), object({ from: value, to: value })),
  isSent: optional(boolean()),
});
export type FormChanges = InferOutput<typeof formChangesSchema>;

/** The initial values with the stored changes. Unchanged fields follow the current initial values. */
export function valuesOf<T extends Fields<T>>(initial: T, pending: FormChanges | undefined): T {
  const ofForm = Object.entries(pending?.changes ?? {}).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(ofForm.map(([name, { to }]) => [name, to])) };
}

/** The stored changes, if they still match the form's schema. */
export function fitting<T extends Fields<T>>(
  schema: GenericSchema<T>,
  initial: T,
  pending: FormChanges | undefined,
): FormChanges | undefined {
  return safeParse(schema, valuesOf(initial, pending)).success ? pending : undefined;
}

/** Adds changes. A field that equals its initial value again is no change. */
export function withChanges<T extends Fields<T>>(pending: FormChanges | undefined, initial: T, parts: Partial<T>): FormChanges | undefined {
  const changes = { ...pending?.changes };
  for (const [name, to] of Object.entries<FieldValue>(parts as Record<string, FieldValue>)) {
    const now = initial[name as keyof T];
    if (to === now) delete changes[name];
    else changes[name] = { from: now, ...changes[name], to };
  }
  return unlessEmpty({ ...pending, changes });
}

/** The changes that remain after `sent` was accepted: those made since then. */
export function afterSending<T extends Fields<T>>({ changes }: FormChanges, sent: T): FormChanges | undefined {
  const rest = Object.entries(changes).filter(([name, { to }]) => sent[name as keyof T] !== to);
  return unlessEmpty({ changes: Object.fromEntries(rest) });
}

const unlessEmpty = (pending: FormChanges) => (Object.keys(pending.changes).length > 0 ? pending : undefined);

/** Whether any value differs from the initial one. */
export function isChanged<T extends Fields<T>>(initial: T, pending: FormChanges | undefined): boolean {
  const values = valuesOf(initial, pending);
  return (Object.keys(initial) as (keyof T)[]).some((name) => values[name] !== initial[name]);
}

/** Whether a changed field's initial value is now different from both the earlier one and the change, because it was changed elsewhere. */
export function isOvertaken<T extends Fields<T>>(initial: T, pending: FormChanges | undefined): boolean {
  return Object.entries(pending?.changes ?? {}).some(([name, { from, to }]) => {
    const now = initial[name as keyof T];
    return now !== from && now !== to;
  });
}
