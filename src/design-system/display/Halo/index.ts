export { type HaloGeometry, haloGeometry } from './geometry.ts';
export { Halo, type HaloProps } from './Halo.tsx';
export { type HaloTone, haloTones, leastArc } from './variants.ts';
