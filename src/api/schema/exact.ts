import * as v from 'valibot';
import type { AnySchema } from './tolerant.ts';

/** The parts of valibot's schemas that hold other schemas. */
type Node = AnySchema & {
  exact?: AnySchema;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  options?: AnySchema[];
  key?: string;
  getter?: (input: unknown) => AnySchema;
};

const known = new Map<AnySchema, AnySchema>();

function build(schema: Node): AnySchema {
  if (schema.exact) return exactly(schema.exact);
  switch (schema.type) {
    case 'object':
      return v.strictObject(Object.fromEntries(Object.entries(schema.entries ?? {}).map(([key, entry]) => [key, exactly(entry)])));
    case 'array':
      return v.array(exactly(schema.item as AnySchema));
    case 'nullable':
      return v.nullable(exactly(schema.wrapped as AnySchema));
    case 'nullish':
      return v.nullish(exactly(schema.wrapped as AnySchema));
    case 'optional':
      return v.optional(exactly(schema.wrapped as AnySchema));
    case 'union':
    case 'variant':
      return v.union((schema.options ?? []).map(exactly));
    case 'lazy':
      return v.lazy((input) => exactly((schema.getter as (input: unknown) => AnySchema)(input)));
    default:
      return schema;
  }
}

/**
 * The same shape without any tolerance: nothing is healed or dropped, documented fields must be there, unknown ones must not.
 * The mock backend and the contract tests check with it what the client reads tolerantly; client code has no use for it.
 */
export function exactly(schema: AnySchema): AnySchema {
  const built = known.get(schema) ?? build(schema);
  known.set(schema, built);
  return built;
}
