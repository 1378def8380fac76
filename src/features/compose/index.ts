import { lazyPart, lazyValue } from '@/design-system';

/** The dialog in which people write. A chunk of its own, for whoever wants to. */
export const Composer = lazyPart(async () => ({ default: (await import('./components/Composer.tsx')).Composer }));

/** What is still to be sent, from this visit and earlier ones. A chunk of its own, fetched once the page is quiet. */
export const outboxCode = lazyValue(() => import('./state/outbox.ts'));
