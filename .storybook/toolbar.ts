import type { Preview } from '@storybook/react-vite';

/** The choices of the toolbar. Visual baselines and the theme matrix address them through `&globals=`, so the values are stable. */
export const presetNames = ['default', 'ocean', 'forest', 'sunset', 'monochrome', 'purple'] as const;
export const schemes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const contrasts = ['normal', 'more'] as const;
const motions = ['full', 'reduced'] as const;
const transparencies = ['normal', 'reduced'] as const;
const textSizes = ['100', '150', '200'] as const;

/**
 * The values of the toolbar. `primary` (a hex colour without `#`, or nothing) has no button: the contrast checks set it in the address.
 * `theme` is a whole theme of one's own in place of the preset, or nothing; its button is made in `manager.tsx`.
 */
export interface ToolbarGlobals {
  preset: (typeof presetNames)[number];
  scheme: (typeof schemes)[number];
  direction: (typeof directions)[number];
  contrast: (typeof contrasts)[number];
  transparency: (typeof transparencies)[number];
  motion: (typeof motions)[number];
  textSize: (typeof textSizes)[number];
  primary: string;
  theme: string;
}

export const initialGlobals: ToolbarGlobals = {
  preset: 'default',
  scheme: 'light',
  direction: 'ltr',
  contrast: 'normal',
  transparency: 'normal',
  motion: 'full',
  textSize: '100',
  primary: '',
  theme: '',
};

function choice(description: string, icon: string, values: readonly string[], title = (value: string) => value) {
  return { description, toolbar: { icon, dynamicTitle: true, items: values.map((value) => ({ value, title: title(value) })) } };
}

export const globalTypes = {
  preset: choice('Theme preset', 'paintbrush', presetNames),
  scheme: choice('Colour scheme', 'mirror', schemes),
  direction: choice('Reading direction', 'transfer', directions),
  contrast: choice('Contrast preference', 'contrast', contrasts, (value) => `${value} contrast`),
  transparency: choice('Transparency preference', 'eye', transparencies, (value) => `${value} transparency`),
  motion: choice('Motion preference', 'lightning', motions, (value) => `${value} motion`),
  textSize: choice('Text size', 'zoom', textSizes, (value) => `${value} %`),
} as NonNullable<Preview['globalTypes']>;
