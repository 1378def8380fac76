/**
 * The design system's components. Two further entrances exist for stylesheets, which must not pull in React:
 * `@/design-system/styles/index.ts` (layers, media, mixins) and `@/design-system/tokens/contract.css.ts` (`vars`).
 * Heavy components are not exported here, but loaded on demand from their own folders (README, "Loaded on demand").
 */
export * from './controls/index.ts';
export * from './display/index.ts';
export { LabelsProvider, type SayLabels } from './labels.ts';
export { Boundary, type BoundaryProps } from './late/Boundary.tsx';
export { type LazyPart, type LazyPartOptions, lazyPart, retryLater, setPartsDependency, useOnDemand } from './late/lazyPart.tsx';
export { type LazyValue, lazyValue, useLazyValue } from './late/lazyValue.ts';
export { type PartFailure, PartFailures } from './late/PartFailures.ts';
export * from './layout/index.ts';
export * from './overlays/index.ts';
export { watchPresses } from './private/focus/pressed.ts';
export { isComposing } from './private/isComposing.ts';
export { type OpenOverlay, OverlayHistory } from './private/overlayHistory.ts';
export * from './tokens/index.ts';
export * from './typography/index.ts';
export type { Size, Tone, TypeSize, Variant } from './vocabulary.ts';
