import { lazyPart } from '@/design-system';

/** The chart of a person's scores, loaded when it is first shown. It leaves no gap where there is no history. */
export const StandingHistory = lazyPart(() => import('./StandingHistory.tsx'), { isOptional: true });
