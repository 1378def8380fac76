import { request, trackPage } from '@/api';
import { announceAtom } from '@/features/feedback';
import { closeComposerAtom } from '@/features/posts';
import { navigationKind } from '@/shared/lib/navigationKind';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { strings } from '../strings.ts';
import type { AppRoute } from './routes.ts';
import { noteVisit } from './visited.ts';

/** Everything that happens once per navigation: title, announcement, focus, scroll position, page view. */
export function useNavigationEffects(route: AppRoute, location: string): void {
  const isFirst = useRef(true);
  const announce = useSetAtom(announceAtom);
  const closeComposer = useSetAtom(closeComposerAtom);

  useLayoutEffect(() => {
    document.title = strings.documentTitle(route.title);
    noteVisit(location, navigationKind() === 'return');
    const isStart = isFirst.current;
    isFirst.current = false;
    if (isStart) return;
    if (navigationKind() === 'forward') window.scrollTo(0, 0);
    announce(route.title);
    moveFocus();
  }, [route, location, announce]);

  useEffect(() => {
    if (route.layout === 'guest') closeComposer();
    reportPageView(location);
  }, [route, location, closeComposer]);
}

/** Only the path is reported: a query may carry secrets of a sign-in. Nobody waits for it and its failure is nobody's concern. */
function reportPageView(path: string): void {
  request(trackPage, { body: { url: path } }).catch(() => undefined);
}

/** A screen that takes the focus itself (a field, the post one came back to) keeps it. */
function moveFocus(): void {
  requestAnimationFrame(() => {
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
}
