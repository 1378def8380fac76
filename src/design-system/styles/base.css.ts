import { createGlobalVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { barHeight, focusOutline } from './mixins.ts';

const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

base('html', {
  // The opaque page colour sits on the root, so that overscroll shows it too.
  backgroundColor: vars.color.canvas,
  color: vars.color.ink.strong,
  fontFamily: vars.font.family,
  // Inter's open digits and flat-topped l: one and ell are told apart in names and codes.
  fontFeatureSettings: '"cv11", "ss03"',
  fontOpticalSizing: 'auto',
  accentColor: vars.color.fill.primary.base,
  // Below the tabs that stay in sight, so that they never cover what has the focus. On screens without tabs too: another padding
  // for them would give every element of the old screen a new style before it leaves (50 ms on a phone).
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${barHeight})`,
  '@media': { [media.short]: { scrollPaddingBlockStart: vars.space['3'] } },
});

base('body', {
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  fontWeight: vars.font.weight.regular,
});

// A modal layer takes presses from the body, which is inherited: every element of the page would get a new style. Its mask and the inert
// page keep presses away.
base('body', { pointerEvents: 'auto !important' as 'auto' });

// It also writes the width of the scroll bar on the body, which nothing below reads: not inherited, for the same reason. Here, not with the
// first layer: registered late, it would itself give every element a new style.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

base('b, strong', { fontWeight: vars.font.weight.bold });
base('::selection', { backgroundColor: vars.color.state.selected });
base('::placeholder', { color: vars.color.ink.faint, opacity: 1 });
base(':focus-visible', focusOutline);
// A programmatic focus target (a heading after a route change) is announced, not drawn.
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('button, a, label, summary, [role="button"]', { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' });
