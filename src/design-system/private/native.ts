import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * A URL that a link may have: its beginning is part of the code, or its scheme was checked. A plain `string`, which may come from a person or a
 * server, isn't assignable. The empty URL is the current page.
 */
export type Href = '' | `/${string}` | `?${string}` | `#${string}` | `https://${string}` | `http://${string}` | `mailto:${string}`;

/** A URL that a picture may have. It is fetched without a press, so other schemes aren't allowed. */
export type Source = `/${string}` | `https://${string}` | `blob:${string}` | `data:image/${string}`;

/**
 * The props that a component passes to its element, `ref`, `id`, `data-*`, `aria-*` and events included:
 * everything but the look, which belongs to the design system, the children and `Own`, the component's own props.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'children' | Own
>;
