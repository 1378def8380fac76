export { Boundary, type BoundaryProps } from './Boundary.tsx';
export { type LateValue, lateValue, useLateValue } from './lateValue.ts';
export { type LazyPart, type LazyPartOptions, lazyPart, partsNeed, retryLater, useOnDemand } from './lazyPart.tsx';
export { type PartFailure, PartFailures } from './PartFailures.ts';
