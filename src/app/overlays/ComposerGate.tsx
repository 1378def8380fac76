import { composeIntentAtom } from '@/features/posts';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { RegionBoundary } from '../errors/RegionBoundary.tsx';

const Composer = lazy(async () => ({ default: (await import('@/features/compose')).Composer }));

/** Fetches the composer when somebody wants to write. */
export function ComposerGate() {
  const intent = useAtomValue(composeIntentAtom);
  if (!intent) return null;
  return (
    <RegionBoundary fallback="nothing">
      <Suspense fallback={null}>
        <Composer intent={intent} />
      </Suspense>
    </RegionBoundary>
  );
}
