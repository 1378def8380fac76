import { style } from '@vanilla-extract/css';
import { component, flow, hairline, media, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

/** Presets and controls, with the preview of both schemes beside them. On phones the preview comes first, because every control changes it. */
export const body = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"presets preview" "controls preview"',
    gap: `${space['4']} ${space['6']}`,
    alignItems: 'start',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"preview" "presets" "controls"',
      },
    },
  }),
);

export const controls = style(component({ gridArea: 'controls', display: 'grid', gap: space['4'], minInlineSize: 0 }));

/** A section of the controls, separated from the next by a hairline. */
export const section = style(
  component({
    display: 'grid',
    gap: space['3'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { '& + &': { paddingBlockStart: space['4'], borderBlockStart: hairline.subtle } },
  }),
);

export const sectionTitle = style(component({ margin: 0, ...typeset.label, fontWeight: font.weight.bold, color: color.ink.muted }));

export const onPhones = style(component({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } }));
export const notOnPhones = style(component({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } }));
export const fillOnPhones = style(component({ display: 'flex', '@media': { [media.phone]: { flex: 1, display: 'grid' } } }));
export const spacer = style(component({ flex: 1, '@media': { [media.phone]: { display: 'none' } } }));

/** Between body and actions, where it covers neither. */
export const notice = style(
  component({
    flex: 'none',
    ...flow.apart,
    gap: space['2'],
    minBlockSize: '3rem',
    padding: `${space['1']} ${space['5']}`,
    borderBlockStart: hairline.subtle,
    '@media': { [media.phone]: { paddingInline: space['4'] } },
  }),
);
