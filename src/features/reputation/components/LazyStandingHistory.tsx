import { lazyPart } from '@/design-system';

/** The chart of a person's scores, fetched when it is first shown. Leaves no gap where there is no history. */
export const StandingHistory = lazyPart(() => import('./StandingHistory.tsx'), { isOptional: true });
