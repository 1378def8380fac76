/** A number with its sign in typographic form: `+1.5`, `−2` (a real minus, as wide as the plus), `0`. */
export function formatSigned(value: number, digits = 0): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value > 0 ? '+' : '\u2212'}${size}`;
}
