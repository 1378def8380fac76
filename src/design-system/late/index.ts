export { Boundary, type BoundaryProps } from './Boundary.tsx';
export { type LazyPart, type LazyPartOptions, lazyPart, retryLater, setPartsDependency, useOnDemand } from './lazyPart.tsx';
export { type LazyValue, lazyValue, useLazyValue } from './lazyValue.ts';
export { type PartFailure, PartFailures } from './PartFailures.ts';
