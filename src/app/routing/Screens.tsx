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
  /** Whether no screen has been there yet. The application keeps it, as the screens are drawn anew for another person. */
  isFirst?: RefObject<boolean>;
}

/** The screen of the current address in its layout, or the way to the screen that the visitor may see. */
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
 * Sends the visitor where they have to be: the session decides that somebody has to leave, the route who may stay and how its
 * address is written. One effect for all, which acts again whenever it finds somebody in the wrong place.
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
    // Like a redirect of the browser's: a fragment (a shared theme) goes along.
    if (target === undefined && written !== location) navigate(written + search + hash, { replace: true });
    else if (target !== undefined && target !== currentPath()) navigate(redirect ? target : target + hash, { replace: true });
    // The location counts too: whoever is sent to the same place from another one has to go again.
  }, [redirect, redirectDone, target, location, written, navigate]);
  return redirectFor(route, isSignedIn) !== undefined || written !== location;
}
