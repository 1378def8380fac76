import { style, styleVariants } from '@vanilla-extract/css';
import { component, flow, square, typeset, visuallyHidden } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export type LogoSize = keyof typeof picture;

const fitted = { display: 'block', objectFit: 'contain' } as const;

export const picture = styleVariants({
  header: component({ ...fitted, blockSize: 'min(1.75rem, 44px)', inlineSize: 'auto', maxInlineSize: 'min(10rem, 40vw)' }),
  tile: component({ ...fitted, ...square('2.25rem') }),
});

export const brand = style(component({ ...flow.inline, gap: space['2'] }));

/** A speech balloon: three round corners and one pointed corner, with two lines of text inside. */
export const mark = style(
  component({
    flex: 'none',
    position: 'relative',
    ...square('min(1.625rem, 40px)'),
    borderRadius: '35% 35% 35% 12%',
    backgroundImage: `linear-gradient(135deg, ${color.brand.primary}, ${color.brand.secondary} 60%, ${color.brand.accent})`,
    // The line is decorative, in the chosen colours; it keeps the shape visible on a theme of the page's own colour.
    boxShadow: `inset 0 0 0 1px ${color.line.regular}`,
    forcedColorAdjust: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: '23%',
      insetBlockStart: '30%',
      blockSize: '12%',
      borderRadius: radius.full,
      backgroundColor: color.fill.primary.on,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '23% 42%',
      insetBlockStart: '54%',
      blockSize: '12%',
      borderRadius: radius.full,
      backgroundColor: color.fill.primary.on,
      opacity: 0.7,
    },
  }),
);

export const name = style(
  component({
    ...typeset.heading,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.03em',
    color: color.ink.strong,
    textTransform: 'lowercase',
    // With large text the header's buttons leave no space for the name; the link keeps its accessible name.
    '@container': { '(width < 14rem)': visuallyHidden },
  }),
);
