import type { ComponentType, ReactElement, Ref } from 'react';

/** The props of a drawing: every icon of lucide-react fits, and the marks beside this file. */
export interface GlyphProps {
  className?: string | undefined;
  strokeWidth?: string | number | undefined;
  'aria-hidden'?: boolean | 'true' | 'false' | undefined;
  'aria-label'?: string | undefined;
  role?: 'img' | undefined;
  id?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}
export type Glyph = ComponentType<GlyphProps>;

/** The type of every `icon` prop: a drawing, which gets the fitting size, or any element (an avatar, a flag). */
export type IconSlot = Glyph | ReactElement;
/** The same where there may be none, as conditions write it. */
export type OptionalIcon = IconSlot | false | '' | null | undefined;
