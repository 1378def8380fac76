export { component, components, type LayeredRule } from './layered.ts';
export { layers } from './layers.css.ts';
export { bandHeight, columnGutter, media, whileHeaderIsAway } from './media.ts';
export * from './mixins.ts';
export * from './snippets.ts';
