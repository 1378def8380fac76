import * as v from 'valibot';

/** Any synchronous valibot schema. */
export type AnySchema = v.GenericSchema<unknown, unknown>;

/** The problem with a part of a response that was dropped or replaced instead of failing the whole response. */
export type MalformedPart = { path: string; message: string; received: string };

type MalformedListener = (part: MalformedPart) => void;

const listeners = new Set<MalformedListener>();

/** Calls `listener` for every dropped list item and every replaced field. Returns the function that unsubscribes. */
export function onMalformedAnswer(listener: MalformedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports repaired issues to the listeners. Never throws and shows nothing. */
export function reportMalformed(issues: readonly v.BaseIssue<unknown>[]): void {
  for (const issue of issues) {
    const part = { path: v.getDotPath(issue) ?? '', message: issue.message, received: issue.received };
    for (const listener of listeners) listener(part);
  }
}

/**
 * A documented field that must not invalidate its entity: a missing or malformed value becomes `fallback`
 * (the specification shows few response shapes, so only the id is required).
 * Pass a function for arrays and objects, so that no two entities share one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<TSchema extends AnySchema>(
  schema: TSchema,
  fallback: v.InferOutput<TSchema> | (() => v.InferOutput<TSchema>),
): TSchema & { readonly exact: TSchema } {
  const healed = v.fallback(schema, (dataset?: v.OutputDataset<unknown, v.BaseIssue<unknown>>) => {
    if (dataset?.issues) reportMalformed(dataset.issues);
    return typeof fallback === 'function' ? (fallback as () => unknown)() : fallback;
  });
  return { ...healed, exact: schema };
}

/** An extension field (contract mark `+`): may be absent or `null`, and a malformed value counts as absent. */
/* @__NO_SIDE_EFFECTS__ */
export function extension<TSchema extends AnySchema>(schema: TSchema) {
  return lenient(v.nullish(schema), undefined);
}

/** What identifies an item of a list; undefined for an item that may be in the list twice. */
const identityOf = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item;
  const { id, userId, url } = item as Readonly<Record<string, unknown>>;
  return id ?? userId ?? url;
};

/** A list whose malformed and repeated items are dropped, and the malformed ones reported, instead of failing the list. */
/* @__NO_SIDE_EFFECTS__ */
export function itemsOf<TItem extends AnySchema>(item: TItem): v.ArraySchema<TItem, undefined> {
  const strictArray = v.array(item);
  return {
    ...strictArray,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return strictArray['~run'](dataset, config);
      const validItems: v.InferOutput<TItem>[] = [];
      const known = new Set<unknown>();
      for (const entry of dataset.value) {
        const result = v.safeParse(item, entry);
        if (!result.success) {
          reportMalformed(result.issues);
          continue;
        }
        const identity = identityOf(result.output);
        if (!known.has(identity)) validItems.push(result.output);
        if (identity !== undefined) known.add(identity);
      }
      return { typed: true, value: validItems };
    },
  };
}

/**
 * An object some of whose fields can be derived from others, so that responses with only the specified fields are accepted. `complete`
 * adds the missing ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function completed<TSchema extends AnySchema>(
  schema: TSchema,
  complete: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): TSchema & { readonly exact: TSchema } {
  return {
    ...schema,
    exact: schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const { value } = dataset;
      if (typeof value !== 'object' || value === null) return schema['~run'](dataset, config);
      return schema['~run']({ ...dataset, value: { ...value, ...complete(value as Record<string, unknown>) } }, config);
    },
  };
}
