import * as v from 'valibot';
import type { AnySchema } from './tolerant.ts';

/** The properties of valibot's schemas that contain other schemas. */
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
 * The same shape without tolerance: nothing is repaired or dropped, documented fields are required, unknown ones forbidden.
 * The mock backend and the contract tests use it to check what the client reads tolerantly; client code doesn't need it.
 */
export function exactly(schema: AnySchema): AnySchema {
  const built = known.get(schema) ?? build(schema);
  known.set(schema, built);
  return built;
}
