import * as v from 'valibot';

/** The parts of a schema that hold other schemas. */
interface Node {
  readonly type: string;
  readonly exact?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly Node[];
  readonly getter?: (input: unknown) => Node;
}

const fits = (node: Node, value: unknown) => v.safeParse(node as unknown as v.GenericSchema, value).success;

/**
 * The answer of a backend that knows only the specification: every field that the contract adds is left out. Extensions are the fields that
 * may be absent (`extension` in src/api/schema/tolerant.ts).
 */
export function documentedOnly(schema: unknown, value: unknown): unknown {
  const node = schema as Node;
  if (value === null || value === undefined) return value;
  if (node.exact) return documentedOnly(node.exact, value);
  switch (node.type) {
    case 'object': {
      const fields = value as Record<string, unknown>;
      const documented = Object.entries(node.entries ?? {}).filter(([name, entry]) => name in fields && entry.type !== 'nullish');
      return Object.fromEntries(documented.map(([name, entry]) => [name, documentedOnly(entry, fields[name])]));
    }
    case 'array':
      return (value as unknown[]).map((item) => documentedOnly(node.item, item));
    case 'nullable':
    case 'optional':
      return documentedOnly(node.wrapped, value);
    case 'union':
    case 'variant':
      return documentedOnly(node.options?.find((option) => fits(option, value)) ?? { type: 'any' }, value);
    case 'lazy':
      return documentedOnly(node.getter?.(value), value);
    default:
      return value;
  }
}
