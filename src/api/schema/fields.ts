import * as v from 'valibot';
import { type AnySchema, itemsOf, lenient } from './tolerant.ts';

/** An identifier: an opaque string. Post ids sort by creation. */
export const idSchema = v.string();

/** An ISO-8601 date in UTC. */
export const dateSchema = v.string();

/** A documented text that a person may not have: `null` when absent. */
export const nullableText = lenient(v.nullable(v.string()), null);

/** A text that always exists; `''` when the server left it out. */
export const text = lenient(v.string(), '');

/** A flag that is `false` when the server left it out. */
export const flag = lenient(v.boolean(), false);

/** A number that is 0 when the server left it out; negative ones aren't refused. */
export const amount = lenient(v.number(), 0);

/** The id of an optional object: `null` when absent. */
export const nullableId = lenient(v.nullable(idSchema), null);

/** A list inside an entity; `[]` when the server left it out; malformed items are dropped. */
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
  /** All received items, set if malformed or repeated ones were dropped from `results`: they tell how far the page reaches. */
  sent?: readonly unknown[];
  /** When the server sent the response, in ms; set if it comes from a cache, and so may be older than the request (`sendRequest`). */
  answeredAt?: number;
};

/**
 * The envelope of every list. Malformed items are dropped; a response that isn't a list
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
        const { results: sent, answeredAt } = answer as ListResponse<unknown>;
        if (read.value.results.length < sent.length) read.value.sent = sent;
        if (answeredAt) read.value.answeredAt = answeredAt;
      }
      return read;
    },
  };
  return lenient(envelope, () => ({ results: [], count: 0 }));
}
