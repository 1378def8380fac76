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
    // Space for the pill that announces new posts.
    marginBlockEnd: space['3'],
    '@media': {
      [media.tabletAndUp]: { marginBlockEnd: space['3'] },
      [media.phone]: { paddingInlineStart: space['3'], paddingInlineEnd: space['1'], gap: space['1'] },
    },
  }),
);

/** The height of two short posts and the line above them. */
export const introHeight = '29.5rem';
export const introHeightOnPhone = '32.25rem';

/** The link to the dense feed, beside the tabs. */
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

/** The placeholder of the welcome posts: longer ones are cut to its height, so that the feed below doesn't move when they arrive. */
export const introPlaceholder = style(
  component({ minBlockSize: introHeight, '@media': { [media.phone]: { minBlockSize: introHeightOnPhone } } }),
);
