import { type Oklch, toOklch } from '../color/oklch.ts';
import { parseHex, type Rgb } from '../color/srgb.ts';
import type { Scheme, ThemeSettings } from '../types.ts';
import { type ContrastRequirement, solveInk } from './ink.ts';
import { basePalettes, hueShareOf, neutralsOf, oklchOf } from './palette.ts';
import type { SurfaceExtents, SurfaceName } from './surfaces.ts';
import { type InkKind, requirementsOf, type Targets } from './targets.ts';

/** The uses of each ink, which decide its target. Steps run from the lowest rank to the highest. */
export const inkKinds = {
  strong: 'body',
  muted: 'text',
  faint: 'text',
  link: 'text',
  action: 'text',
  positive: 'sign',
  negative: 'text',
  positiveMark: 'bar',
  negativeMark: 'bar',
  focus: 'mark',
  seriesOne: 'mark',
  seriesTwo: 'mark',
  seriesThree: 'mark',
  stepOne: 'ring',
  stepTwo: 'ring',
  stepThree: 'ring',
  stepFour: 'ring',
  stepFive: 'ring',
} as const satisfies Record<string, InkKind>;

export type InkName = keyof typeof inkKinds;
export type Inks = Readonly<Record<InkName, Rgb>>;

/** Every ink as it would be if all surfaces were white (or black). */
function preferredInks(theme: ThemeSettings, scheme: Scheme): Record<InkName, Oklch> {
  const base = basePalettes[scheme];
  const primary = toOklch(parseHex(theme.primary));
  const { color } = neutralsOf(primary);
  const vivid = (l: number): Oklch => ({ ...primary, l, c: primary.c * base.vividness });
  const [stepOne, stepTwo, stepThree, stepFour, stepFive] = base.steps;
  return {
    strong: color(base.ink.strong),
    muted: color(base.ink.muted),
    faint: color(base.ink.faint),
    link: vivid(base.link),
    action: vivid(base.link),
    positive: oklchOf(base.positive),
    negative: oklchOf(base.negative),
    positiveMark: oklchOf(base.positive),
    negativeMark: oklchOf(base.negative),
    focus: vivid(base.focus),
    seriesOne: primary,
    seriesTwo: oklchOf(theme.secondary),
    seriesThree: oklchOf(theme.accent),
    stepOne: oklchOf(stepOne),
    stepTwo: oklchOf(stepTwo),
    stepThree: oklchOf(stepThree),
    stepFour: oklchOf(stepFour),
    stepFive: oklchOf(stepFive),
  };
}

/** Quiet text must stay quieter than the rest: the least difference in lightness between faint and muted, muted and strong. */
const wholeStep = 0.05;

/**
 * A louder text moves on where a quieter one had to be brought so near that the two would look alike. Where black or white is nearer
 * than all the steps still to take (text that must have 7:1 everywhere), they share what there is.
 */
function keepApart(louder: Oklch, quieter: Rgb, scheme: Scheme, stepsToTake: number): Oklch {
  const { l } = toOklch(quieter);
  const step = Math.min(wholeStep, (scheme === 'light' ? l : 1 - l) / stepsToTake);
  return { ...louder, l: scheme === 'light' ? Math.min(louder.l, l - step) : Math.max(louder.l, l + step) };
}

/**
 * The less saturated the hue, the closer the ink of interactive elements is to the page's text: grey on a grey tint would look like a
 * disabled button.
 */
function preferredAction({ primary }: ThemeSettings, strong: Rgb, link: Rgb, color: Oklch): Oklch {
  const loudest = toOklch(strong).l;
  return { ...color, l: loudest + (toOklch(link).l - loudest) * hueShareOf(oklchOf(primary)) };
}

/** Moves the lightness of every ink as far as its target on the worst surface asks, and no further. */
export function solveInks(theme: ThemeSettings, scheme: Scheme, surfaces: Record<SurfaceName, SurfaceExtents>, targets: Targets): Inks {
  const demands = new Map<InkKind, ContrastRequirement[]>(
    Object.values(inkKinds).map((kind) => [kind, requirementsOf(kind, surfaces, targets)]),
  );
  const preferred = preferredInks(theme, scheme);
  const solve = (name: InkName, color = preferred[name]) => solveInk(color, demands.get(inkKinds[name]) ?? [], scheme);
  const solved = Object.fromEntries((Object.keys(inkKinds) as InkName[]).map((name) => [name, solve(name)])) as Record<InkName, Rgb>;
  const muted = solve('muted', keepApart(preferred.muted, solved.faint, scheme, 2));
  const strong = solve('strong', keepApart(preferred.strong, muted, scheme, 1));
  return { ...solved, muted, strong, action: solve('action', preferredAction(theme, strong, solved.link, preferred.action)) };
}
