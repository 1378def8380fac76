import { formatHex, type Rgb } from '../color/srgb.ts';
import type { Scheme, ThemeSettings } from '../types.ts';
import type { Edge } from './edge.ts';
import type { Fill } from './fill.ts';
import { type Fills, fillNames } from './fills.ts';
import type { Inks } from './inks.ts';
import type { Materials } from './materials.ts';
import { basePalettes, type Layer, neutralsOf, oklchOf, shadeOf } from './palette.ts';
import { scaleLights } from './surfaces.ts';

/** Custom property name (`--sez-color-…`) to value. */
export type ThemeVars = Readonly<Record<string, string>>;

interface Parts {
  theme: ThemeSettings;
  scheme: Scheme;
  materials: Materials;
  strength: number;
  inks: Inks;
  fills: Fills;
  edge: Edge;
}

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Names follow the token contract: `--sez-` and the path, joined by hyphens. A test compares both. */
function flatten(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}-${name}`, value]] : flatten(value, `${path}-${name}`),
  );
}

const cssOf = (layer: Layer) => formatHex(layer.rgb, layer.alpha);
const cssOfFill = ({ base, hover, on, edge }: Fill) => ({
  base: formatHex(base),
  hover: formatHex(hover),
  on: formatHex(on),
  edge: formatHex(edge),
});
const round = (value: number) => String(Math.round(value * 1000) / 1000);

function colorTree({ theme, scheme, materials, strength, inks, fills, edge }: Parts): Tree {
  const base = basePalettes[scheme];
  const { rgb } = neutralsOf(oklchOf(theme.primary));
  const shade = shadeOf(theme, scheme);
  const shaded = (alpha: number) => formatHex(shade, alpha);
  const ink = (color: Rgb) => formatHex(color);
  const [primary, secondary, accent] = scaleLights(materials.lights, strength).map(cssOf);
  const { overlay } = materials;
  return {
    canvas: ink(materials.page),
    tint: { primary: primary ?? '', secondary: secondary ?? '', accent: accent ?? '' },
    surface: {
      card: cssOf(materials.card),
      nested: cssOf(materials.nested),
      floating: ink(materials.floating),
      chrome: cssOf(materials.chrome),
      sunken: cssOf(overlay.sunken),
      field: ink(materials.field),
      veil: formatHex(rgb(base.veil), base.alpha.veil),
      inverse: ink(materials.inverse),
    },
    ink: { strong: ink(inks.strong), muted: ink(inks.muted), faint: ink(inks.faint), inverse: ink(fills.inverse) },
    line: { subtle: shaded(base.alpha.subtle), regular: shaded(base.alpha.regular), control: cssOf(edge) },
    state: { hover: cssOf(overlay.hover), press: cssOf(overlay.press), selected: cssOf(overlay.selected) },
    link: ink(inks.link),
    action: ink(inks.action),
    focus: ink(inks.focus),
    fill: Object.fromEntries(fillNames.map((name) => [name, cssOfFill(fills[name])])),
    positive: { ink: ink(inks.positive), mark: ink(inks.positiveMark), tint: cssOf(overlay.positive) },
    negative: { ink: ink(inks.negative), mark: ink(inks.negativeMark), tint: cssOf(overlay.negative) },
    series: { one: ink(inks.seriesOne), two: ink(inks.seriesTwo), three: ink(inks.seriesThree) },
    step: {
      one: ink(inks.stepOne),
      two: ink(inks.stepTwo),
      three: ink(inks.stepThree),
      four: ink(inks.stepFour),
      five: ink(inks.stepFive),
    },
    brand: { primary: theme.primary, secondary: theme.secondary, accent: theme.accent },
  };
}

/** Every custom property that depends on the theme. */
export function toVars(parts: Parts): ThemeVars {
  const { theme, scheme, materials, strength } = parts;
  const { shadow } = basePalettes[scheme];
  const shadeHex = formatHex(shadeOf(theme, scheme));
  return Object.fromEntries(
    flatten(
      {
        color: colorTree(parts),
        opacity: { tint: round(Math.min(1, strength)), card: round(materials.card.alpha), nested: round(materials.nested.alpha) },
        shadow: { card: shadow.card(shadeHex), floating: shadow.floating(shadeHex) },
      },
      '--sez',
    ),
  );
}
