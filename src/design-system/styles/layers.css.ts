import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade order of the whole interface, lowest first: reset < theme < components < utilities.
 * Every other stylesheet imports this module, so the order is fixed before any rule is met.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
} as const;
