import type { ComponentType } from 'react';

/** What a drawing takes: every icon of lucide-react fits, and the marks beside this file. */
export interface GlyphProps {
  className?: string;
  strokeWidth?: string | number;
  'aria-hidden'?: boolean | 'true' | 'false';
  'aria-label'?: string;
  role?: 'img';
}
export type Glyph = ComponentType<GlyphProps>;
