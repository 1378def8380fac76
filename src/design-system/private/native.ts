import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * The props that a component passes to its element, `ref`, `id`, `data-*`, `aria-*` and events included:
 * everything but the look, which belongs to the design system, the children and `Own`, the component's own props.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'children' | Own
>;
