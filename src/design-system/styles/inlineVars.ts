/**
 * The custom properties of one element, for its `style`: names them as vanilla-extract does (`createVar`: `var(--name)`), and leaves out what has
 * no value. `assignInlineVars` of @vanilla-extract/dynamic does this too; what else it can do is 0.3 kB before the first post.
 */
export function inlineVars(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const style: Record<string, string> = {};
  for (const [reference, value] of Object.entries(values)) if (value !== undefined) style[reference.slice('var('.length, -1)] = value;
  return style;
}
