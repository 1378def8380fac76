import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line } = vars.font;
const room = (blockSize: string) => ({ minBlockSize: blockSize });

/** As high as a line of that size, with its bar in the middle. */
export const place = recipe({
  base: component({ display: 'flex', alignItems: 'center', minInlineSize: 0 }),
  variants: {
    size: components({
      small: room(line.small),
      body: room(line.body),
      title: room(line.title),
      heading: room(line.heading),
    }),
  },
});
