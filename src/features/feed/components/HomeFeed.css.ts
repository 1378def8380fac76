import { style } from '@vanilla-extract/css';
import { component, flow, focusRing, hairline, media, stateTransition, stickyBar, touchTarget } from '@/design-system/styles/index.ts';
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
      [media.phone]: { paddingInline: space['3'], gap: space['1'] },
    },
  }),
);

/** The height of two short posts and the line above them. */
export const introHeight = '29.5rem';
export const introHeightOnPhone = '40.25rem';

/** The switch to the dense feed, beside the tabs: a link, because that feed has an address. */
export const dense = style([
  component(touchTarget),
  component(focusRing),
  component(stateTransition('background-color', 'color')),
  component({
    ...flow.middle,
    blockSize: '2.75rem',
    inlineSize: '2.75rem',
    border: hairline.control,
    borderRadius: radius.nested,
    color: color.ink.muted,
    '@media': { [media.finePointer]: { selectors: { '&:hover': { background: color.state.hover, color: color.ink.strong } } } },
  }),
]);

/** The same on the dense feed: it is on, and leads back. The second line shows that without colour. */
export const denseOn = style([
  dense,
  component({
    background: color.state.selected,
    borderColor: color.action,
    boxShadow: `inset 0 0 0 1px ${color.action}`,
    color: color.action,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
  }),
]);

/** The page has been opened after the welcome posts were dismissed, so only the first steps are coming (`app/early/prepare.ts`). */
const onlySteps = '[data-steps] &';

/** The placeholder of the welcome posts: longer ones are cut to its height, so that the feed below doesn't move when they arrive. */
export const introPlaceholder = style(
  component({
    minBlockSize: introHeight,
    '@media': {
      [media.phone]: { minBlockSize: introHeightOnPhone },
      [media.coarsePointer]: { selectors: { [onlySteps]: { minBlockSize: '13.375rem' } } },
    },
    selectors: { [onlySteps]: { minBlockSize: '11.875rem' } },
  }),
);
