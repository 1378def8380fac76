import { isSignedInAtom, redirectAtom } from '@/features/session';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { RegionBoundary } from '../errors/RegionBoundary.tsx';
import { layouts } from '../layouts/index.ts';
import { ScreenLoading } from '../layouts/ScreenLoading.tsx';
import { detour } from './routes.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

/** The screen of the current address in its layout, or the way to the screen that the visitor may see. */
export function Screens() {
  const { route, location } = useCurrentRoute();
  const isSignedIn = useAtomValue(isSignedInAtom);
  useSessionRedirects();
  const target = detour(route, isSignedIn);
  // Keyed, because the component acts only once, when it is mounted.
  if (target) return <Redirect key={location} to={target} replace />;
  return <CurrentScreen route={route} location={location} />;
}

function CurrentScreen({ route, location }: ReturnType<typeof useCurrentRoute>) {
  useNavigationEffects(route, location);
  const Layout = layouts[route.layout];
  const { Screen } = route;
  return (
    <Layout>
      <RegionBoundary key={location}>
        <Suspense fallback={route.layout === 'default' ? <ScreenLoading /> : null}>
          <Route path={route.path}>
            <Screen />
          </Route>
        </Suspense>
      </RegionBoundary>
    </Layout>
  );
}

/** The session decides that somebody has to leave; the router does it. */
function useSessionRedirects(): void {
  const redirect = useAtomValue(redirectAtom);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (redirect) navigate(redirect.path, { replace: true });
  }, [redirect, navigate]);
}
