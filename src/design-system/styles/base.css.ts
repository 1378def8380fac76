import { createGlobalVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from './layers.css.ts';
import { focusOutline } from './mixins.ts';

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
});

base('body', {
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  fontWeight: vars.font.weight.regular,
});

// A modal layer sets the width of the scroll bar on the body, which no descendant reads. It isn't inherited, so that the style of every
// element need not be recomputed. It is registered here, because a late registration would itself recompute every style.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

base('b, strong', { fontWeight: vars.font.weight.bold });
base('::selection', { backgroundColor: vars.color.state.selected });
base('::placeholder', { color: vars.color.ink.faint, opacity: 1 });
base(':focus-visible', focusOutline);
// A programmatic focus target (a heading after a route change) is announced, so it needs no focus ring.
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('button, a, label, summary, [role="button"]', { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' });
