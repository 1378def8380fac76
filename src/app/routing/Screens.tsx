import { useSetAtom } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { isSignedInAtom, redirectAtom, redirectDoneAtom } from '@/features/session';
import { currentPath } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { RegionFailed } from '../errors/RegionBoundary.tsx';
import { layouts } from '../layouts/index.ts';
import { ScreenLoading } from '../layouts/ScreenLoading.tsx';
import { RouteParamsContext } from './routeParams.ts';
import { redirectFor } from './routes.ts';
import { type CurrentRoute, routeOf, spelled, useCurrentRoute } from './useCurrentRoute.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

interface ScreensProps {
  /** Whether this is the first screen. The application stores it, since the screens are mounted anew for another person. */
  isFirst?: RefObject<boolean>;
}

/** The screen of the current address in its layout, or a redirect to one that the visitor may see. */
export function Screens({ isFirst: given }: ScreensProps) {
  const current = useCurrentRoute();
  const isOnTheWay = useRedirects(current);
  const own = useRef(true);
  const isFirst = given ?? own;
  return isOnTheWay ? null : <CurrentScreen {...current} isFirst={isFirst} />;
}

function CurrentScreen({ route, params, location, isFirst }: CurrentRoute & { isFirst: RefObject<boolean> }) {
  useNavigationEffects(route, location, isFirst);
  const Layout = layouts[route.layout];
  const { Screen } = route;
  return (
    <Layout>
      <RouteParamsContext value={params}>
        <Screen
          key={location}
          fallback={route.layout === 'default' ? <ScreenLoading route={route} /> : null}
          failed={(retry) => <RegionFailed retry={retry} />}
        />
      </RouteParamsContext>
    </Layout>
  );
}

/**
 * Redirects the visitor: the session can force a redirect, the route decides who may see it and how its address is spelled. One effect for
 * all three, which runs again whenever the visitor is on the wrong screen.
 */
function useRedirects({ route, location }: CurrentRoute): boolean {
  const isSignedIn = useStoreValue(isSignedInAtom);
  const redirect = useStoreValue(redirectAtom);
  const redirectDone = useSetAtom(redirectDoneAtom);
  const { parser } = useRouter();
  const [, navigate] = useLocation();

  const wanted = redirect?.path;
  const destination = wanted === undefined ? route : routeOf(wanted.split('?', 1)[0] ?? '', parser).route;
  const target = redirectFor(destination, isSignedIn) ?? wanted;
  const written = spelled(route, location);
  useLayoutEffect(() => {
    if (redirect) redirectDone();
    const { search, hash } = globalThis.location;
    // Like the browser's redirects, this keeps the fragment (a shared theme).
    if (target === undefined && written !== location) navigate(written + search + hash, { replace: true });
    else if (target !== undefined && target !== currentPath()) navigate(redirect ? target : target + hash, { replace: true });
    // The location is a dependency because a visitor may be redirected to the same target again from another address.
  }, [redirect, redirectDone, target, location, written, navigate]);
  return redirectFor(route, isSignedIn) !== undefined || written !== location;
}
