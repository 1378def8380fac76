import { createContext, type ReactNode, useContext } from 'react';
import { vars } from '../../tokens/contract.css.ts';
import { layerAbove } from './layerAbove.ts';

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
