import type { Laws } from './law.ts';

export const metricLaws = {
  trackPage: {
    about: 'Counts a page view; `url` is the path only. Its failures are passed over in silence and it leaves the GET cache alone.',
  },
} as const satisfies Laws;
