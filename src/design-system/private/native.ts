import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * An address that a link may have: its beginning is known when the code is written, or somebody has looked at its scheme. A plain `string`,
 * which a person or a server may have handed in, is none. The empty one is the page itself.
 */
export type Href = '' | `/${string}` | `?${string}` | `#${string}` | `https://${string}` | `http://${string}` | `mailto:${string}`;

/** The same for a picture: nothing else is fetched without a press. */
export type Source = `/${string}` | `https://${string}` | `blob:${string}` | `data:image/${string}`;

/**
 * The props that a component passes to its element, `ref`, `id`, `data-*`, `aria-*` and events included:
 * everything but the look, which belongs to the design system, the children and `Own`, the component's own props.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'children' | Own
>;
