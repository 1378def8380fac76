export { Layer, type LayerBase, useLayer } from './Stacking.tsx';
