import { lazyPart } from '@/design-system';

/** The dense feed, in a chunk of its own, so that the usual one doesn't wait for it. Not in `index.ts`, which the first load contains. */
export const ModernFeed = lazyPart(async () => ({ default: (await import('./ModernFeed.tsx')).ModernFeed }));
