import { lazyPart, lazyValue } from '@/design-system';

/** The composer's dialog, in a chunk of its own that is loaded when it is needed. */
export const Composer = lazyPart(async () => ({ default: (await import('./components/Composer.tsx')).Composer }));

/** The outbox of this visit and earlier ones, in a chunk of its own that is loaded once the page is quiet. */
export const outboxCode = lazyValue(() => import('./state/personOutbox.ts'));
