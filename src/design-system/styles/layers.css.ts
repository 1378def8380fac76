import { globalLayer } from '@vanilla-extract/css';

/** Contains all others, so that they never merge with layers of the same names in a page that has other styles too (Tailwind's, for one). */
const parent = globalLayer('sez');

/**
 * The cascade order of the whole interface, lowest first: reset < theme < components < utilities.
 * Every other stylesheet imports this module, so the order is fixed before any rule is met.
 */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  components: globalLayer({ parent }, 'components'),
  utilities: globalLayer({ parent }, 'utilities'),
} as const;
