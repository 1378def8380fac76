import { createVar, style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

const most = createVar();

/** A post of usual length is shown whole; a longer one fades out instead of pushing the rest of the preview away. */
export const post = style(
  component({
    vars: { [most]: '16rem' },
    maxBlockSize: most,
    overflow: 'clip',
    maskImage: `linear-gradient(black calc(${most} - 0.5rem), transparent ${most})`,
  }),
);
