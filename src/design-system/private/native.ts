import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a component takes of the element it draws, `ref`, `id`, `data-*`, `aria-*` and events included, and hands on to it:
 * everything but the look, which is the design system's, the children and `Own`, what the component says about itself.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'children' | Own
>;
