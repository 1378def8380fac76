import type { Scheme, ThemeSettings } from '@/design-system/theme/types.ts';
import { toGlobal } from '../../../customTheme.ts';
import type { ToolbarGlobals } from '../../../toolbar.ts';

/** The screens that have stories, by the end of their titles. */
export const boardScreens = [
  'feed',
  'post',
  'thread',
  'compose',
  'weigh-in',
  'profile',
  'notifications',
  'groups',
  'explore',
  'sign-in',
] as const;
export const boardStates = ['full', 'loading', 'empty', 'failed'] as const;

export type BoardScreen = (typeof boardScreens)[number];
export type BoardState = (typeof boardStates)[number];

/** The window sizes of the screens, and their scale on the board. */
export const boardWidths = {
  desktop: { width: 1280, height: 800, scale: 0.44 },
  phone: { width: 390, height: 844, scale: 0.72 },
} as const;
export type BoardWidth = keyof typeof boardWidths;

export interface Shown {
  screen: BoardScreen;
  state: BoardState;
  scheme: Scheme;
  theme: ThemeSettings;
}

/** The address of a screen in a theme, beside the page that the board is on; everything else is as the toolbar says. */
export function frameAddress({ screen, state, scheme, theme }: Shown, { contrast, transparency, direction, textSize }: ToolbarGlobals) {
  const globals = { scheme, theme: toGlobal(theme), contrast, transparency, direction, textSize, motion: 'reduced' };
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=screens-${screen}--${state}&viewMode=story&globals=${chosen.join(';')}`;
}
