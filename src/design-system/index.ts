/**
 * The design system's components. Two further entrances exist for stylesheets, which must not pull in React:
 * `@/design-system/styles/index.ts` (layers, media, mixins) and `@/design-system/tokens/contract.css.ts` (`vars`).
 * What is heavy is not here, but loaded on demand from its own folder (README, "Loaded on demand").
 */
export * from './controls/index.ts';
export * from './display/index.ts';
export { LabelsProvider, type SayLabels } from './labels.ts';
export * from './late/index.ts';
export * from './layout/index.ts';
export * from './overlays/index.ts';
export { watchPresses } from './private/focus/pressed.ts';
export { isComposing } from './private/isComposing.ts';
export { type OpenOverlay, OverlayHistory } from './private/overlayHistory.ts';
export * from './tokens/index.ts';
export * from './typography/index.ts';
export type { Size, Tone, TypeSize, Variant } from './vocabulary.ts';
