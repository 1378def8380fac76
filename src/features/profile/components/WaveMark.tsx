import type { GlyphProps } from '@/design-system';

/** Five bars of a sound wave: an account that the person has elsewhere. */
export function WaveMark({ strokeWidth = 1.8, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" {...rest}>
      <path d="M4 10v4M8 6.5v11M12 3v18M16 7v10M20 10v4" />
    </svg>
  );
}
