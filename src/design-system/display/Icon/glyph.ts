import type { ComponentType, ReactElement, Ref } from 'react';

/** What a drawing takes: every icon of lucide-react fits, and the marks beside this file. */
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

/** What every `icon` takes: a drawing, which gets the size that fits, or an element of one's own (an avatar, a flag). */
export type IconSlot = Glyph | ReactElement;
/** The same where there may be none, as conditions write it. */
export type OptionalIcon = IconSlot | false | '' | null | undefined;
