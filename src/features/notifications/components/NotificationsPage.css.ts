import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, color, font } = vars;

export const page = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] }));

const besideCards = { '@media': { [media.phone]: { paddingInline: space['4'] } } };
export const title = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['2'],
    '@media': { [media.phone]: { paddingInline: space['4'], paddingBlockStart: space['2'] } },
  }),
);
export const section = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'] }));
export const sectionTitle = style(
  component(besideCards, { display: 'flex', alignItems: 'center', gap: space['2'], minBlockSize: '1.5rem' }),
);

/** Its rows ask it for its width. */
export const list = style(
  component({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const state = style(component({ paddingBlock: space['3'] }));
export const more = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    padding: `${space['3']} ${space['4']}`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);
export const left = style(component({ color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
