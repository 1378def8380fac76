import type { ReactNode } from 'react';
import type { Glyph, GlyphProps } from './glyph.ts';
import { cutLine, cutShape } from './Icon.css.ts';

/**
 * Wraps a drawing of our own on the 24 unit grid, so that it can stand wherever a lucide icon can.
 * Calls are marked pure: a mark that nobody draws is not shipped.
 */
function mark(paths: ReactNode, isStroked = false): Glyph {
  return function Mark({ strokeWidth = 1.8, ...rest }: GlyphProps) {
    const paint = isStroked
      ? { fill: 'none', stroke: 'currentColor', strokeWidth, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }
      : { fill: 'currentColor' };
    return (
      <svg viewBox="0 0 24 24" {...paint} {...rest}>
        {paths}
      </svg>
    );
  };
}

/** A crossed pair of strokes, one of them hollow. */
export const CrossMark = /* @__PURE__ */ mark(
  <>
    <path d="M19.6 3.5 13.1 11l-1.1-1.6L16.9 3.5zM4.4 20.5l6.7-7.7 1.1 1.6-5.1 6.1z" />
    <path d="M3.2 3.5h5.3l12.3 17h-5.3zm2.9 1.5 10.2 14h1.6L7.7 5z" fillRule="evenodd" />
  </>,
);

/** A butterfly of four wings. */
export const ButterflyMark = /* @__PURE__ */ mark(
  <path d="M12 11.4C10.7 8.7 7.7 5.5 5 4.3c-1.9-.8-3 .1-3 2 0 1.6.6 5.3 1.1 6.4.8 1.8 2.7 2.3 5.4 1.9-3 .6-4.3 2-2.7 4.2 2.3 3.1 4.9 1 6.2-2.5 1.3 3.5 3.9 5.6 6.2 2.5 1.6-2.2.3-3.6-2.7-4.2 2.7.4 4.6-.1 5.4-1.9.5-1.1 1.1-4.8 1.1-6.4 0-1.9-1.1-2.8-3-2-2.7 1.2-5.7 4.4-7 7.1" />,
);

/** Five bars of a sound wave. */
export const WaveMark = /* @__PURE__ */ mark(<path d="M4 10v4M8 6.5v11M12 3v18M16 7v10M20 10v4" />, true);

/** A scalloped seal with a tick: what it stands on is trusted. */
export const SealMark = /* @__PURE__ */ mark(
  <>
    <path d="m12 1.5 2.7 2 3.3-.2 1 3.2 2.8 1.8-1.1 3.2 1.1 3.1-2.8 1.9-1 3.1-3.3-.1-2.7 2-2.7-2-3.3.1-1-3.1-2.8-1.9 1.1-3.1-1.1-3.2L5 6.5l1-3.2 3.3.2z" />
    <path className={cutLine} d="m8 11.6 2.8 2.8 5.2-5.2" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
  </>,
);

/** A shield with a star: who it stands on keeps order. */
export const ShieldMark = /* @__PURE__ */ mark(
  <>
    <path d="M12 2 4 5.2v6c0 5 3.4 8.9 8 10.8 4.6-1.9 8-5.8 8-10.8v-6z" />
    <path d="m12 7.2 1.4 2.9 3.2.4-2.3 2.2.6 3.2-2.9-1.6-2.9 1.6.6-3.2-2.3-2.2 3.2-.4z" className={cutShape} />
  </>,
);

/** Head and shoulders: in place of a portrait that is missing. */
export const PersonMark = /* @__PURE__ */ mark(
  <>
    <circle cx="12" cy="9.3" r="4.1" />
    <path d="M3.6 23c.5-5.2 3.9-7.9 8.4-7.9s7.9 2.7 8.4 7.9z" />
  </>,
);

/** Three heads: in place of a group's picture that is missing. */
export const GroupMark = /* @__PURE__ */ mark(
  <>
    <circle cx="12" cy="9" r="3.2" />
    <circle cx="5.6" cy="11.2" r="2.2" />
    <circle cx="18.4" cy="11.2" r="2.2" />
    <path d="M6.6 19.5c.3-3.7 2.4-5.6 5.4-5.6s5.1 1.9 5.4 5.6zM1.8 18.3c.2-2.7 1.5-4.1 3.6-4.1.5 0 .9.1 1.3.2-.9 1.1-1.4 2.4-1.6 3.9zM22.2 18.3c-.2-2.7-1.5-4.1-3.6-4.1-.5 0-.9.1-1.3.2.9 1.1 1.4 2.4 1.6 3.9z" />
  </>,
);
