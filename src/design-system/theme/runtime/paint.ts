import type { Scheme } from '../types.ts';

/** The look of a solved theme in one scheme. */
export interface Look {
  /** Custom properties for the root element. */
  vars: Readonly<Record<string, string>>;
  /** Colour of the browser's own bars, `#rrggbb`. */
  bar: string;
}

/** A solved theme as it is cached. */
export interface Paint extends Readonly<Record<Scheme, Look>> {
  version: number;
  /** The settings that it was solved for, as `paintKey` writes them. */
  of: string;
}

/** Increment it whenever the solver or the contract produces other values; older stored paints are then solved again. */
export const paintVersion = 5;

/**
 * Storage keys that exist before any module is loaded. `features/theme-settings` declares them for all other code; they
 * are here because the script before the first paint can't import from other folders.
 */
export const paintStorageKeys = { scheme: 'colorScheme', paint: 'themePaint' } as const;

const owned = '--sez-';

function setBar(color: string): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/**
 * Shows a look on the root element: one style recalculation, no React. Without a look the stylesheet's own default theme
 * comes through, and `defaultBars` colours the browser.
 */
export function applyLook(scheme: Scheme, look: Look | undefined, defaultBars: Readonly<Record<Scheme, string>>): void {
  const { dataset, style } = document.documentElement;
  dataset['scheme'] = scheme;
  style.colorScheme = scheme;
  for (const name of Array.from(style)) {
    if (name.startsWith(owned) && !look?.vars[name]) style.removeProperty(name);
  }
  for (const name in look?.vars) style.setProperty(name, look.vars[name] ?? '');
  setBar(look?.bar ?? defaultBars[scheme]);
}
