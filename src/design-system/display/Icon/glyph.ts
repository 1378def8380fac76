import type { ComponentType, ReactElement, Ref } from 'react';

/** The props of an icon component: those of lucide-react have them, and so have the custom ones in `marks.tsx`. */
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

/** The type of every `icon` prop: an icon component, which is rendered in the size that fits, or any element (an avatar, a flag). */
export type IconSlot = Glyph | ReactElement;
/** An `icon` prop that may be absent, so that it can be written as a condition: `isNew && Star`. */
export type OptionalIcon = IconSlot | false | '' | null | undefined;
