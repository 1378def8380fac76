import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A rule without its own layer: what the helpers below wrap. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep, because two mixins may both bring `@media` or `selectors` and neither may swallow the other's. */
function merge(first: Tree, second: Tree): Tree {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const present = result[key];
    result[key] = isTree(present) && isTree(value) ? merge(present, value) : value;
  }
  return result;
}

const inLayer = (layer: string, rules: LayeredRule[]): StyleRule => ({
  '@layer': { [layer]: rules.reduce((all, rule) => merge(all as Tree, rule as Tree) as LayeredRule, {}) },
});

/** Puts rules (later ones win) into the `components` layer: `style(component(focusRing, { … }))`, also for a recipe's parts. */
export const component = (...rules: LayeredRule[]): StyleRule => inLayer(layers.components, rules);

/** Puts rules into the `utilities` layer, which wins over every component. */
export const utility = (...rules: LayeredRule[]): StyleRule => inLayer(layers.utilities, rules);

/** Wraps every rule of a variant map: `variants: { size: components({ small: { … }, large: { … } }) }`. */
export function components<Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, StyleRule> {
  const wrapped = Object.entries<LayeredRule>(rules).map(([name, rule]) => [name, component(rule)]);
  return Object.fromEntries(wrapped) as Record<Name, StyleRule>;
}
