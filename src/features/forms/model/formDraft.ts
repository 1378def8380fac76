import { boolean, type GenericSchema, type InferOutput, nullable, object, optional, record, safeParse, string, union } from 'valibot';

/** What a field of a form holds. */
export type FieldValue = string | boolean | null;

/** The fields of a form by their names. */
export type Fields<T> = { readonly [Name in keyof T]: FieldValue };

const value = nullable(union([string(), boolean()]));

/** What somebody has changed in a form, each field with what it said before. `isSent`: it is on its way, or no answer has come. */
export const formChangesSchema = object({
  changes: record(string(), object({ from: value, to: value })),
  isSent: optional(boolean()),
});
export type FormChanges = InferOutput<typeof formChangesSchema>;

/** The form with what was changed in it. Fields that were left alone say what they say by now. */
export function valuesOf<T extends Fields<T>>(given: T, kept: FormChanges | undefined): T {
  const ofForm = Object.entries(kept?.changes ?? {}).filter(([name]) => Object.hasOwn(given, name));
  return { ...given, ...Object.fromEntries(ofForm.map(([name, { to }]) => [name, to])) };
}

/** What was kept, if it fits the form as it is today. */
export function fitting<T extends Fields<T>>(schema: GenericSchema<T>, given: T, kept: FormChanges | undefined): FormChanges | undefined {
  return safeParse(schema, valuesOf(given, kept)).success ? kept : undefined;
}

/** Adds changes. A field that says again what is given is none. */
export function withChanges<T extends Fields<T>>(kept: FormChanges | undefined, given: T, parts: Partial<T>): FormChanges | undefined {
  const changes = { ...kept?.changes };
  for (const [name, to] of Object.entries<FieldValue>(parts as Record<string, FieldValue>)) {
    const now = given[name as keyof T];
    if (to === now) delete changes[name];
    else changes[name] = { from: now, ...changes[name], to };
  }
  return unlessEmpty({ ...kept, changes });
}

/** What is left once `sent` has arrived: what was written since. */
export function afterSending<T extends Fields<T>>({ changes }: FormChanges, sent: T): FormChanges | undefined {
  const rest = Object.entries(changes).filter(([name, { to }]) => sent[name as keyof T] !== to);
  return unlessEmpty({ changes: Object.fromEntries(rest) });
}

const unlessEmpty = (kept: FormChanges) => (Object.keys(kept.changes).length > 0 ? kept : undefined);

/** Whether anything stands in the form that is not given. */
export function isChanged<T extends Fields<T>>(given: T, kept: FormChanges | undefined): boolean {
  const values = valuesOf(given, kept);
  return (Object.keys(given) as (keyof T)[]).some((name) => values[name] !== given[name]);
}

/** Whether a field that was changed here is given by now as something else than both before and here: somebody has changed it elsewhere. */
export function isOvertaken<T extends Fields<T>>(given: T, kept: FormChanges | undefined): boolean {
  return Object.entries(kept?.changes ?? {}).some(([name, { from, to }]) => {
    const now = given[name as keyof T];
    return now !== from && now !== to;
  });
}
