import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The one vocabulary of the interface's look. Every style takes its values from here; the theme solver fills the
 * colours from the person's theme, `scales.css.ts` fills the rest. Variable names are stable (`--sez-…`), because
 * the solver writes them at run time and the pre-paint script restores them before React exists.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page itself, opaque. */
      canvas: null,
      /** The three radial lights of the canvas: the person's colours with their solved alpha. */
      tint: { primary: null, secondary: null, accent: null },
      surface: {
        /** A card on the canvas, translucent. */
        card: null,
        /** The further tint of a part inside a card, translucent. */
        nested: null,
        /** Menus, popovers, dialogs, toasts: opaque. */
        floating: null,
        /** Header and bottom navigation: at least 95 % opaque, text scrolls beneath. */
        chrome: null,
        /** Sunken surfaces: skeletons, segmented controls, code. Translucent. */
        sunken: null,
        /** Inside of a form control. */
        field: null,
        /** The backdrop of a dialog. */
        veil: null,
        /** Bands that must contrast with the page (offline band, tooltip): opaque. */
        inverse: null,
      },
      ink: { strong: null, muted: null, faint: null, inverse: null },
      /** `subtle` and `regular` are ornaments; `control` is the 3:1 edge of a control. */
      line: { subtle: null, regular: null, control: null },
      /** Translucent overlays laid over whatever is beneath. */
      state: { hover: null, press: null, selected: null },
      link: null,
      /** Interactive elements: the link's colour, or the strength of the page's text where the theme has no hue to distinguish it. */
      action: null,
      focus: null,
      /** Solid fills with the label colour that is readable on them, and the line around them: 3:1 where the fill alone is less. */
      fill: {
        primary: { base: null, hover: null, on: null, edge: null },
        secondary: { base: null, hover: null, on: null, edge: null },
        accent: { base: null, hover: null, on: null, edge: null },
        negative: { base: null, hover: null, on: null, edge: null },
        positive: { base: null, hover: null, on: null, edge: null },
      },
      /** `ink` is readable as text (the positive one in cards), `mark` is for bars in cards, `tint` the quiet background in the same hue. */
      positive: { ink: null, mark: null, tint: null },
      negative: { ink: null, mark: null, tint: null },
      /** Chart lines and signed bars: 3:1 against every surface. */
      series: { one: null, two: null, three: null },
      /** Steps of a rank (halo), lowest to highest: 3:1 against the gap of a halo, which has the page's own colour. */
      step: { one: null, two: null, three: null, four: null, five: null },
      /** The person's three colours exactly as chosen; for ornament only, never behind or as text. */
      brand: { primary: null, secondary: null, accent: null },
    },
    /** The person's opacities after clamping, 0…1. Already part of the surfaces; exposed for previews. */
    opacity: { tint: null, card: null, nested: null },
    shadow: { card: null, floating: null },
    space: {
      '0': null,
      half: null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '5': null,
      '6': null,
      '7': null,
      '8': null,
      '10': null,
      '12': null,
      '16': null,
    },
    radius: { small: null, control: null, nested: null, card: null, full: null },
    font: {
      family: null,
      size: { label: null, small: null, body: null, reading: null, title: null, heading: null, display: null, hero: null },
      line: { label: null, small: null, body: null, reading: null, title: null, heading: null, display: null, hero: null },
      weight: { regular: null, medium: null, bold: null },
    },
    /**
     * `state` of a control, `enter` of a layer, both with `easing`; `cycle` (with `swing`) and `turn` are the periods of endless
     * animations.
     */
    motion: { state: null, enter: null, easing: null, cycle: null, turn: null, swing: null },
    /** Stacking bases of the product specification (section 9). */
    layer: { chrome: null, overlay: null, menu: null, modal: null, tooltip: null, toast: null },
    /**
     * `header` and `footer` are what the application fixes to the upper and the lower edge of the window: sticky parts, rails and toasts
     * leave this space. `rail`, `column` and `aside` are the widths of Columns, `target` the least size of what is pressed.
     */
    size: { header: null, footer: null, column: null, rail: null, aside: null, target: null },
  },
  (_value, path) => `sez-${path.join('-')}`,
);
