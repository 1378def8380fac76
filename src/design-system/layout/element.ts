import type { HTMLAttributes, Ref } from 'react';

/** Elements a layout piece may be: no meaning, a landmark, a section, a list and its items, a form group. */
export type LayoutTag =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'fieldset';

/** What every layout piece takes besides its own props, and hands on to its element; deliberately no `className` and no `style`. */
export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element drawn; `div` by default. */
  as?: LayoutTag | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Joins class names, leaving out what is absent. */
export const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
