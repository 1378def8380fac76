export { isRtl } from './isRtl.ts';
export { type Direction, useDirection } from './useDirection.ts';
