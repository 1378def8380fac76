import { LinkProvider, LiveRegion } from '@/design-system';
import { announcementAtom } from '@/features/feedback';
import { isAccountGoneAtom } from '@/features/session';
import { ThemeSettings } from '@/features/theme-settings';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { RegionBoundary } from './errors/RegionBoundary.tsx';
import { Toasts } from './overlays/Toasts.tsx';
import { whenIdle } from './routing/preload.ts';
import { RouterLink } from './routing/RouterLink.tsx';
import { Screens } from './routing/Screens.tsx';

const LiveUpdates = lazy(async () => {
  // The live connection is for what comes later; it must not compete with what the person is waiting for now.
  await whenIdle();
  return import('./realtime/LiveUpdates.tsx');
});
const loadPreviewParts = () => import('./overlays/ThemePreview.tsx');
const AccountGone = lazy(() => import('./overlays/AccountGone.tsx'));

/** The whole interface below its providers. */
export function App() {
  const isAccountGone = useAtomValue(isAccountGoneAtom);
  const { text, turn } = useAtomValue(announcementAtom);
  return (
    <LinkProvider element={RouterLink}>
      <Screens />
      <ThemeSettings loadPreviewParts={loadPreviewParts} />
      <Toasts />
      {isAccountGone && <Suspense fallback={null}><AccountGone /></Suspense>}
      <RegionBoundary fallback="nothing"><Suspense fallback={null}><LiveUpdates /></Suspense></RegionBoundary>
      <LiveRegion message={text} nonce={turn} />
    </LinkProvider>
  );
}
