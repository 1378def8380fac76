import { createVar, style } from '@vanilla-extract/css';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Rows of text to show at least and at most. */
export const minRows = createVar();
export const maxRows = createVar();

const paddingBlock = vars.space['3'];
const rows = (count: string) => `calc(${count} * ${vars.font.line.body} + 2 * ${paddingBlock})`;

const text = { padding: 0, paddingBlock, lineHeight: vars.font.line.body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** The text stands twice in one cell: the unseen copy makes the cell as high as the text, without measuring. */
export const grower = style(
  component({
    display: 'grid',
    // A fraction bends to the maximum height; an automatic row would stand over it.
    gridTemplateRows: 'minmax(0, 1fr)',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: rows(minRows),
    maxBlockSize: rows(maxRows),
    selectors: {
      '&::after': { ...text, content: 'attr(data-value) " "', gridArea: '1 / 1', visibility: 'hidden', overflow: 'hidden' },
    },
  }),
);

export const area = style([
  control,
  component({ ...text, gridArea: '1 / 1', resize: 'none', overflowX: 'hidden', overflowY: 'auto' }),
]);

export const over = style(component({ color: vars.color.negative.ink, fontWeight: vars.font.weight.bold }));
