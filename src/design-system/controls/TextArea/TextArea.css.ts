import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { control, fingerSize } from '../../private/ControlFrame/ControlFrame.css.ts';
import { component, components, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Rows of text to show at least and at most. */
export const minRows = createVar();
export const maxRows = createVar();

/** `field` is used in forms; the others have no frame: a `page` to write on, and the `heading` above it. */
export const textAreaLooks = ['field', 'page', 'heading'] as const;
export type TextAreaLook = (typeof textAreaLooks)[number];

const line = createVar();
const paddingBlock = createVar();
const rows = (count: string) => `calc(${count} * ${line} + 2 * ${paddingBlock})`;

// Each line has the direction of its first letter, in the field and in the layer below it.
const text = {
  padding: 0,
  paddingBlock,
  lineHeight: line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;

const { font, space } = vars;
export const bare = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    look: components({
      field: { vars: { [line]: font.line.body, [paddingBlock]: space['3'] }, flex: 1 },
      page: { vars: { [line]: font.line.reading, [paddingBlock]: space['1'] }, fontSize: '1rem' },
      heading: {
        vars: { [line]: font.line.heading, [paddingBlock]: space['0'] },
        fontSize: font.size.heading,
        fontWeight: font.weight.bold,
        letterSpacing: '-0.015em',
      },
    }),
  },
});

/** The text is rendered twice in one cell: the hidden copy makes the cell as high as the text, without measuring. */
export const grower = style(
  component({
    display: 'grid',
    // A fractional row shrinks to the maximum height; an automatic one would overflow it.
    gridTemplateRows: 'minmax(0, 1fr)',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: rows(minRows),
    maxBlockSize: rows(maxRows),
    // The layer under the text must match it letter for letter.
    '@media': { [media.coarsePointer]: { fontSize: fingerSize } },
    selectors: {
      '&::after': { ...text, content: 'attr(data-value) " "', gridArea: '1 / 1', visibility: 'hidden', overflow: 'hidden' },
    },
  }),
);

/** A copy under the text, of which only the backgrounds are visible. */
export const underlay = style(component({ ...text, gridArea: '1 / 1', color: 'transparent', overflow: 'hidden', pointerEvents: 'none' }));

export const area = style([control, component({ ...text, gridArea: '1 / 1', resize: 'none', overflowX: 'hidden', overflowY: 'auto' })]);

export const over = style(component({ color: vars.color.negative.ink, fontWeight: vars.font.weight.bold }));
