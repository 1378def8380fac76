import type { ReactNode } from 'react';
import type { Glyph, GlyphProps } from './glyph.ts';
import { cutLine, cutShape } from './Icon.css.ts';

/**
 * Wraps custom SVG paths on the 24 unit grid, so that it can be used like a lucide icon.
 * Calls are marked pure, so that unused marks are tree-shaken.
 */
function mark(paths: ReactNode): Glyph {
  return function Mark({ strokeWidth: _unused, ...rest }: GlyphProps) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" {...rest}>
        {paths}
      </svg>
    );
  };
}

/** A scalloped seal with a tick: marks trusted people. */
export const SealMark = /* @__PURE__ */ mark(
  <>
    <path d="m12 1.5 2.7 2 3.3-.2 1 3.2 2.8 1.8-1.1 3.2 1.1 3.1-2.8 1.9-1 3.1-3.3-.1-2.7 2-2.7-2-3.3.1-1-3.1-2.8-1.9 1.1-3.1-1.1-3.2L5 6.5l1-3.2 3.3.2z" />
    <path className={cutLine} d="m8 11.6 2.8 2.8 5.2-5.2" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
  </>,
);

/** A shield with a star: marks moderators. */
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

/** Three heads: in place of the picture of several people that is missing. */
export const PeopleMark = /* @__PURE__ */ mark(
  <>
    <circle cx="12" cy="9" r="3.2" />
    <circle cx="5.6" cy="11.2" r="2.2" />
    <circle cx="18.4" cy="11.2" r="2.2" />
    <path d="M6.6 19.5c.3-3.7 2.4-5.6 5.4-5.6s5.1 1.9 5.4 5.6zM1.8 18.3c.2-2.7 1.5-4.1 3.6-4.1.5 0 .9.1 1.3.2-.9 1.1-1.4 2.4-1.6 3.9zM22.2 18.3c-.2-2.7-1.5-4.1-3.6-4.1-.5 0-.9.1-1.3.2.9 1.1 1.4 2.4 1.6 3.9z" />
  </>,
);
