export { useMovingRows } from './useMovingRows.ts';
