import type { GlyphProps } from '@/design-system';

/** Two crossed strokes, one of them hollow. */
export function XMark({ strokeWidth = 1.8, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" {...rest}>
      <path d="M4 4h4.2l11.8 16h-4.2z" />
      <path d="M19.4 4l-6.6 7.1M4.6 20l6.4-6.9" strokeLinecap="round" />
    </svg>
  );
}

/** Two pairs of wings. */
export function ButterflyMark({ strokeWidth: _unused, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...rest}>
      <path d="M12 11c-1.2-2.6-4-5.8-6.7-6.8C3.4 3.5 2.4 4.3 2.5 6.6c.1 1.6.5 4.2.9 5.2.7 1.8 2.6 2.3 4.9 2.2-2.9.5-4.7 1.6-3.6 3.9 1.3 2.7 4.3 3 5.9.4.7-1.1 1.1-2.3 1.4-3.1.3.8.7 2 1.4 3.1 1.6 2.6 4.6 2.3 5.9-.4 1.1-2.3-.7-3.4-3.6-3.9 2.3.1 4.2-.4 4.9-2.2.4-1 .8-3.6.9-5.2.1-2.3-.9-3.1-2.8-2.4C16 5.2 13.2 8.4 12 11z" />
    </svg>
  );
}
