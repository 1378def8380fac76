export { type HaloGeometry, haloGeometry } from './geometry.ts';
export { Halo, type HaloProps } from './Halo.tsx';
export { type HaloStep, haloSteps, leastArc } from './variants.ts';
