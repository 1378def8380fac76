import { lazy, Suspense } from 'react';

const Chart = lazy(() => import('./StandingHistory.tsx'));

/** The chart of a person's scores, fetched when it is first shown. Leaves no gap where there is no history. */
export function StandingHistory({ userId }: { userId: string }) {
  return (
    <Suspense fallback={null}>
      <Chart userId={userId} />
    </Suspense>
  );
}
