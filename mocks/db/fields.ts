import * as v from 'valibot';

/** Whether the text has the clock's format, with or without milliseconds. Rows are sorted by it as text, so no other format is accepted. */
export function isMoment(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value.replace(/:(\d\d)Z$/, ':$1.000Z');
}

// Schemas of the fields that rows consist of.

export const id = v.string();
export const ids = v.array(id);
export const text = v.string();
export const nullable = v.nullable(v.string());
export const flag = v.boolean();
export const number = v.pipe(v.number(), v.finite());
export const moment = v.pipe(v.string(), v.check(isMoment));
/** `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const base64 = v.pipe(
  v.string(),
  v.check((value) => value.length % 4 === 0 && /^[\da-z+/]*={0,2}$/i.test(value)),
);

const score = v.object({ score: number });
export const scores = v.object({ '2': score, '3': score, '4': score });
export const urls = v.array(v.object({ url: text, title: text, description: text, imageUrl: text, isDisabledPreview: flag }));
/** The fields that posts and drafts share. */
export const content = { title: nullable, rawText: nullable, text: nullable };
