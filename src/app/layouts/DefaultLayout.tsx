import { Center, Columns, Rail, SkipLink } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { isSignedInAtom } from '@/features/session';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { ComposerGate } from '../overlays/ComposerGate.tsx';
import { RegionBoundary } from '../errors/RegionBoundary.tsx';
import { whenIdle } from '../routing/preload.ts';
import { Header } from '../shell/Header.tsx';
import { Navigation } from '../shell/Navigation.tsx';
import { strings } from '../strings.ts';

const ContextRail = lazy(() => import('../shell/ContextRail.tsx'));
const Shortcuts = lazy(async () => {
  await whenIdle();
  return import('../shortcuts/Shortcuts.tsx');
});

/** Header, navigation, the reading column and what goes with it. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  // Not only hidden: a phone must not fetch what it cannot show.
  const isWide = useMediaQuery(media.desktop);
  return (
    <>
      <SkipLink target="main" label={strings.skip} />
      <Header />
      <Columns>
        <Rail as="div" side="start" narrow="dissolved"><Navigation /></Rail>
        <Center as="main" id="main" tabIndex={-1}>{children}</Center>
        <Rail side="end">
          <RegionBoundary fallback="nothing">
            <Suspense fallback={null}>{isSignedIn && isWide && <ContextRail />}</Suspense>
          </RegionBoundary>
        </Rail>
      </Columns>
      {isSignedIn && <ComposerGate />}
      {isSignedIn && <RegionBoundary fallback="nothing"><Suspense fallback={null}><Shortcuts /></Suspense></RegionBoundary>}
    </>
  );
}
