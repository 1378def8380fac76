import * as v from 'valibot';
import { type AnySchema, itemsOf, lenient } from './tolerant.ts';

/** An identifier: an opaque string. Post ids sort by creation. */
export const idSchema = v.string();

/** An ISO-8601 date in UTC. */
export const dateSchema = v.string();

/** Text the specification names but a person may not have: `null` when absent. */
export const nullableText = lenient(v.nullable(v.string()), null);

/** Text that is always there; `''` when the server left it out. */
export const text = lenient(v.string(), '');

/** A flag that is off when the server left it out. */
export const flag = lenient(v.boolean(), false);

/** A non-negative number that is 0 when the server left it out. */
export const amount = lenient(v.number(), 0);

/** The id of something that may not exist: `null` when absent. */
export const nullableId = lenient(v.nullable(idSchema), null);

/** A list inside an entity; `[]` when the server left it out, malformed items dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function list<TItem extends AnySchema>(item: TItem) {
  return lenient(itemsOf(item), () => []);
}

/** An object that may be absent: `null` when it is missing or malformed. */
/* @__NO_SIDE_EFFECTS__ */
export function nullableOf<TSchema extends AnySchema>(schema: TSchema) {
  return lenient(v.nullable(schema), null);
}

/** One page of a list; `count` is the number of all matching items, not of those on the page. */
export type ListResponse<T> = {
  results: T[];
  count: number;
  /** All that was sent, where malformed items of it were dropped: how far a page reaches is told by this. */
  sent?: readonly unknown[];
};

/**
 * The envelope of every list. Malformed items are dropped; an answer that is no list at all
 * (204, HTML, another shape) is the empty list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<TItem extends AnySchema>(item: TItem) {
  const strictEnvelope: v.GenericSchema<unknown, ListResponse<v.InferOutput<TItem>>> = v.object({ results: itemsOf(item), count: amount });
  const envelope: typeof strictEnvelope = {
    ...strictEnvelope,
    '~run'(dataset, config) {
      const answer = dataset.value;
      const read = strictEnvelope['~run'](dataset, config);
      if (read.typed) {
        const { results: sent } = answer as { results: unknown[] };
        if (read.value.results.length < sent.length) read.value.sent = sent;
      }
      return read;
    },
  };
  return lenient(envelope, () => ({ results: [], count: 0 }));
}
