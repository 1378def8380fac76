import type { ThemeSettings } from '../src/design-system/theme/types.ts';

/**
 * A custom theme as the toolbar stores it and the address contains it: `3b82f6-10b981-f59e0b-on-0-30-3`, colours, gradient, and the three
 * opacities, a minus written as `m`. An address can contain letters, digits and hyphens only.
 */
export function toGlobal({ primary, secondary, accent, useGradient, colorOpacity, cardBgOpacity, postBgOpacity }: ThemeSettings): string {
  const colors = [primary, secondary, accent].map((color) => color.slice(1).toLowerCase());
  const opacity = String(colorOpacity).replace('-', 'm');
  return [...colors, useGradient ? 'on' : 'off', opacity, cardBgOpacity, postBgOpacity].join('-');
}

const pattern = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-(on|off)-(m?\d{1,3})-(\d{1,3})-(\d{1,3})$/;

/** Parses such a text; undefined for anything else. */
export function fromGlobal(text: string): ThemeSettings | undefined {
  const [match, primary, secondary, accent, gradient, opacity = '', card, post] = pattern.exec(text) ?? [];
  if (match === undefined) return undefined;
  return {
    primary: `#${primary}`,
    secondary: `#${secondary}`,
    accent: `#${accent}`,
    useGradient: gradient === 'on',
    colorOpacity: Number(opacity.replace('m', '-')),
    cardBgOpacity: Number(card),
    postBgOpacity: Number(post),
  };
}
