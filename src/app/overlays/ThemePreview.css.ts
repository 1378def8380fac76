import { createVar, style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';

const most = createVar();

/** A long post fades out instead of pushing the rest of the preview away. */
export const post = style(
  component({
    vars: { [most]: '10rem' },
    maxBlockSize: most,
    overflow: 'clip',
    maskImage: `linear-gradient(black calc(${most} - 3rem), transparent ${most})`,
    '@media': { [media.phone]: { vars: { [most]: '16rem' } } },
  }),
);
