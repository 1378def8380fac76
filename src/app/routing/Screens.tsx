import { useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { Card, Skeleton, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { PostSkeletons } from '@/features/posts';
import { isSignedInAtom, redirectAtom, redirectDoneAtom } from '@/features/session';
import { currentPath } from '@/shared/lib/paths';
import { useBottomBar } from '@/shared/lib/useBottomBar.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { RegionFailed } from '../errors/RegionBoundary.tsx';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { guest, row } from '../layouts/layouts.css.ts';
import { OfflineBand } from '../shell/OfflineBand.tsx';
import { strings } from '../strings.ts';
import { RouteParamsContext } from './routeParams.ts';
import type { AppRoute } from './routes.ts';
import { redirectFor } from './routes.ts';
import { type CurrentRoute, routeOf, spelled, useCurrentRoute } from './useCurrentRoute.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

/** Layouts by the name that the route table uses. */
const layouts = { default: DefaultLayout, guest: GuestLayout } as const;

interface ScreensProps {
  /** Whether this is the first screen. The application stores it, since the screens are mounted anew for another person. */
  isFirst?: RefObject<boolean>;
}

/** The screen of the current address in its layout, or a redirect to one that the visitor may see. */
export function Screens({ isFirst: outer }: ScreensProps) {
  const current = useCurrentRoute();
  const isRedirecting = useRedirects(current);
  const own = useRef(true);
  const isFirst = outer ?? own;
  return isRedirecting ? null : <CurrentScreen {...current} isFirst={isFirst} />;
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

  const redirectPath = redirect?.path;
  const destination = redirectPath === undefined ? route : routeOf(redirectPath.split('?', 1)[0] ?? '', parser).route;
  const target = redirectFor(destination, isSignedIn) ?? redirectPath;
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

/** No header, no navigation: the layout before sign-in. */
function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBand />
      <main id="main" tabIndex={-1} className={guest}>
        {children}
      </main>
    </>
  );
}

/** Shown while a screen's code is loading: its title, and placeholders in the shape of its main content. */
function ScreenLoading({ route: { title, hasRows, hasHead, hasBottomBar = false } }: { route: AppRoute }) {
  useBottomBar(hasBottomBar);
  return (
    <>
      <VisuallyHidden as="h1">{strings.titles[title]}</VisuallyHidden>
      {(hasRows || hasHead) && <Rows label={strings.titles[title]} count={hasRows ? 6 : 1} />}
      {!hasRows && <PostSkeletons count={4} />}
    </>
  );
}

function Rows({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonRegion label={label}>
      <Card edge="bleed" padding="4">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={row}>
            <Skeleton form="circle" width={44} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
