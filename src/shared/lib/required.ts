/**
 * Asserts a value where an empty response leaves nothing to show. The API layer returns `null` for a success without
 * JSON; a caller that needs the object throws here, with an error that the error mapper knows.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The answer could not be parsed: it was empty.');
  return value;
}
