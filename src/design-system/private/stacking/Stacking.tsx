import { createContext, type ReactNode, useContext } from 'react';
import { vars } from '../../tokens/contract.css.ts';

/** React context passes through portals, so a layer knows its opener although both end up side by side in the body. */
const OpenerLayer = createContext<string | null>(null);

export type LayerBase = keyof typeof vars.layer;

/** The `z-index` of a floating layer of this kind, here. Wrap the layer's content in `Layer` with the same value. */
export function useLayer(base: LayerBase): string {
  return layerAbove(vars.layer[base], useContext(OpenerLayer));
}

/** Everything opened from inside lies above `zIndex`. */
export function Layer({ zIndex, children }: { zIndex: string; children: ReactNode }) {
  return <OpenerLayer value={zIndex}>{children}</OpenerLayer>;
}

/**
 * The stacking value of a layer, as CSS: its own base, or one above the layer it was opened from, whichever is higher.
 * The bases are variables, so the comparison is left to the browser.
 */
export function layerAbove(base: string, opener: string | null): string {
  return opener === null ? base : `max(${base}, ${opener} + 1)`;
}
