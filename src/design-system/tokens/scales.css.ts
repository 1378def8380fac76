import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { vars } from './contract.css.ts';

/** All variables of the contract that don't depend on the person's theme. */
const scales = {
  // In pixels, because only type follows the person's text size, so that a narrow column keeps its width for text.
  space: {
    '0': '0px',
    half: '2px',
    '1': '4px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '7': '28px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '16': '64px',
  },
  radius: { small: '10px', control: '12px', nested: '14px', card: '18px', full: '999px' },
  font: {
    family: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    size: {
      label: '0.75rem',
      small: '0.84375rem',
      body: '0.9375rem',
      reading: '0.96875rem',
      title: '1.0625rem',
      heading: '1.25rem',
      display: '1.75rem',
      hero: '3.375rem',
    },
    line: {
      label: '1rem',
      small: '1.125rem',
      body: '1.25rem',
      reading: '1.5rem',
      title: '1.5rem',
      heading: '1.75rem',
      display: '2.125rem',
      hero: '3.625rem',
    },
    weight: { regular: '400', medium: '550', bold: '650' },
  },
  motion: {
    state: '120ms',
    enter: '200ms',
    easing: 'cubic-bezier(0, 0, 0.2, 1)',
    cycle: '1600ms',
    turn: '900ms',
    swing: 'cubic-bezier(0.42, 0, 0.58, 1)',
  },
  layer: { chrome: '900', overlay: '1000', menu: '1000', modal: '1100', tooltip: '1100', toast: '1200' },
  size: { header: '0px', footer: '16px', column: '640px', rail: '240px', aside: '320px', target: '44px' },
} as const;

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        ...assignVars(vars.space, scales.space),
        ...assignVars(vars.radius, scales.radius),
        ...assignVars(vars.font, scales.font),
        ...assignVars(vars.motion, scales.motion),
        ...assignVars(vars.layer, scales.layer),
        ...assignVars(vars.size, scales.size),
      },
    },
  },
});
