import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** Presets across, below them controls beside the preview. On phones the preview comes first: it is what the rest is for. */
export const body = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gridTemplateAreas: '"presets presets" "controls preview" "notice notice"',
    gap: `${space['4']} ${space['6']}`,
    alignItems: 'start',
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"preview" "presets" "controls" "notice"' },
    },
  }),
);

export const controls = style(component({ gridArea: 'controls', display: 'grid', gap: space['4'], minInlineSize: 0 }));

/** A part of the controls; a hairline keeps it from the next. */
export const section = style(
  component({
    display: 'grid',
    gap: space['3'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { '& + &': { paddingBlockStart: space['4'], borderBlockStart: `1px solid ${color.line.subtle}` } },
  }),
);

export const sectionTitle = style(
  component({ margin: 0, fontSize: font.size.label, lineHeight: font.line.label, fontWeight: font.weight.bold, color: color.ink.muted }),
);

export const onPhones = style(component({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } }));
export const notOnPhones = style(component({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } }));
export const fillOnPhones = style(component({ display: 'flex', '@media': { [media.phone]: { flex: 1, display: 'grid' } } }));
export const spacer = style(component({ flex: 1, '@media': { [media.phone]: { display: 'none' } } }));

/** Stays above the lower edge while the body scrolls: an answer nobody sees is none. */
export const notice = style(
  component({
    gridArea: 'notice',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['2'],
    padding: `${space['2']} ${space['3']}`,
    borderRadius: radius.control,
    border: `1px solid ${color.line.regular}`,
    backgroundColor: color.surface.floating,
    boxShadow: vars.shadow.card,
  }),
);
