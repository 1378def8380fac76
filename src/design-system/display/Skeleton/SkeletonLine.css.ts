import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line } = vars.font;
const placeholder = (blockSize: string) => ({ minBlockSize: blockSize });

/** As high as a line of that size, with its bar in the middle. */
export const skeletonLine = recipe({
  base: component({ display: 'flex', alignItems: 'center', minInlineSize: 0 }),
  variants: {
    size: components({
      small: placeholder(line.small),
      body: placeholder(line.body),
      title: placeholder(line.title),
      heading: placeholder(line.heading),
    }),
  },
});
