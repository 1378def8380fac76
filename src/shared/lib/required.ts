/**
 * Insists on a value where an empty answer would leave nothing to show. The API layer answers a success without
 * JSON with `null`; whoever cannot go on without the object fails here, in words that the error mapper knows.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The answer could not be parsed: it was empty.');
  return value;
}
