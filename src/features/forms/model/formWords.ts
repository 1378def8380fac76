import { boolean, type GenericSchema, type InferOutput, nullable, object, optional, record, safeParse, string, union } from 'valibot';

/** What a field of a form holds. */
export type FieldValue = string | boolean | null;

/** The fields of a form by their names. */
export type Fields<T> = { readonly [Name in keyof T]: FieldValue };

const value = nullable(union([string(), boolean()]));

/** What somebody has changed in a form, each field with what it said before. `isSent`: it is on its way, or no answer has come. */
export const begunSchema = object({
  changes: record(string(), object({ from: value, to: value })),
  isSent: optional(boolean()),
});
export type Begun = InferOutput<typeof begunSchema>;

/** The form with what was changed in it. Fields that were left alone say what they say by now. */
export function wordsOf<T extends Fields<T>>(given: T, begun: Begun | undefined): T {
  const ofForm = Object.entries(begun?.changes ?? {}).filter(([name]) => Object.hasOwn(given, name));
  return { ...given, ...Object.fromEntries(ofForm.map(([name, { to }]) => [name, to])) };
}

/** What was begun, if it fits the form as it is today. */
export function fitting<T extends Fields<T>>(schema: GenericSchema<T>, given: T, begun: Begun | undefined): Begun | undefined {
  return safeParse(schema, wordsOf(given, begun)).success ? begun : undefined;
}

/** Adds changes. A field that says again what is given is none. */
export function withChanges<T extends Fields<T>>(begun: Begun | undefined, given: T, parts: Partial<T>): Begun | undefined {
  const changes = { ...begun?.changes };
  for (const [name, to] of Object.entries<FieldValue>(parts as Record<string, FieldValue>)) {
    const now = given[name as keyof T];
    if (to === now) delete changes[name];
    else changes[name] = { from: now, ...changes[name], to };
  }
  return unlessEmpty({ ...begun, changes });
}

/** What is left once `sent` has arrived: what was written since. */
export function afterSending<T extends Fields<T>>({ changes }: Begun, sent: T): Begun | undefined {
  const rest = Object.entries(changes).filter(([name, { to }]) => sent[name as keyof T] !== to);
  return unlessEmpty({ changes: Object.fromEntries(rest) });
}

const unlessEmpty = (begun: Begun) => (Object.keys(begun.changes).length > 0 ? begun : undefined);

/** Whether anything stands in the form that is not given. */
export function isChanged<T extends Fields<T>>(given: T, begun: Begun | undefined): boolean {
  const words = wordsOf(given, begun);
  return (Object.keys(given) as (keyof T)[]).some((name) => words[name] !== given[name]);
}

/** Whether a field that was changed here is given by now as something else than both before and here: somebody has changed it elsewhere. */
export function isOvertaken<T extends Fields<T>>(given: T, begun: Begun | undefined): boolean {
  return Object.entries(begun?.changes ?? {}).some(([name, { from, to }]) => {
    const now = given[name as keyof T];
    return now !== from && now !== to;
  });
}
