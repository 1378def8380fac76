export { haloGeometry, type HaloGeometry } from './geometry.ts';
export { Halo, type HaloProps } from './Halo.tsx';
export { type HaloTone, haloTones } from './variants.ts';
