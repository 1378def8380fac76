import type { AriaAttributes, AriaRole, ReactNode, Ref } from 'react';

/** Elements a layout piece may be: no meaning, a landmark, a section, a list and its items, a form group. */
export type LayoutTag =
  | 'div' | 'span' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside'
  | 'ul' | 'ol' | 'li' | 'dl' | 'form' | 'fieldset';

/** What every layout piece takes besides its own props; deliberately no `className` and no `style`. */
export interface LayoutProps extends AriaAttributes {
  /** The element drawn; `div` unless said otherwise. */
  as?: LayoutTag | undefined;
  id?: string | undefined;
  role?: AriaRole | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** Joins class names, leaving out what is absent. */
export const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
