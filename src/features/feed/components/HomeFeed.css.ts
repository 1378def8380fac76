import { style } from '@vanilla-extract/css';
import { component, flow, focusRing, media, stateTransition, stickyBar, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

export const tabs = style(
  component(stickyBar, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space['2'],
    // Room for the pill that tells of new posts.
    marginBlockEnd: space['3'],
    '@media': {
      [media.tabletAndUp]: { marginBlockEnd: space['3'] },
      [media.phone]: { paddingInlineStart: space['3'], paddingInlineEnd: space['1'], gap: space['1'] },
    },
  }),
);

/** Two short posts with the line above them. */
export const introHeight = '29.5rem';
export const introHeightOnPhone = '32.25rem';

/** Leads to the dense feed, beside the tabs. */
export const dense = style([
  component(touchTarget),
  component(focusRing),
  component(stateTransition('background-color', 'color')),
  component({
    ...flow.middle,
    blockSize: '2.75rem',
    inlineSize: '2.75rem',
    borderRadius: radius.nested,
    color: color.ink.muted,
    '@media': { [media.finePointer]: { selectors: { '&:hover': { background: color.state.hover, color: color.ink.strong } } } },
  }),
]);

/** The room of the welcome posts: what is longer is cut until one asks for it, so that the feed below stays where it is when they come. */
export const introPlaceholder = style(
  component({ minBlockSize: introHeight, '@media': { [media.phone]: { minBlockSize: introHeightOnPhone } } }),
);
