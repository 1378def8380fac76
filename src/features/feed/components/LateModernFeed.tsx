import { lazyPart } from '@/design-system';

/** The dense feed, in a file of its own: the usual one does not wait for it. */
export const ModernFeed = lazyPart(async () => ({ default: (await import('./ModernFeed.tsx')).ModernFeed }));
