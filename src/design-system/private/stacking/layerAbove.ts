/**
 * The stacking value of a layer, as CSS: its own base, or one above the layer it was opened from, whichever is higher.
 * The bases are variables, so the comparison is left to the browser.
 */
export function layerAbove(base: string, opener: string | null): string {
  return opener === null ? base : `max(${base}, ${opener} + 1)`;
}
