import { useStore } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { request, trackPage } from '@/api';
import { announceAtom } from '@/features/feedback';
import { unreadCountAtom } from '@/features/notifications';
import { closeComposerAtom } from '@/features/posts';
import { closeThemeSettingsAtom } from '@/features/theme-settings';
import { afterFrame } from '@/shared/lib/scheduling';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { closeOverlays, screenDrawn } from '@/shared/navigation';
import { strings } from '../strings.ts';
import type { AppRoute } from './routes.ts';

/**
 * Everything that happens once per navigation: title, announcement, scroll position and focus, page view, and closing overlays. Invisible
 * effects wait for the frame that shows the screen.
 *
 * @param isFirst - whether this is the first screen; stored outside the screens, as a redirect unmounts one before the next is mounted
 */
export function useNavigationEffects(route: AppRoute, location: string, isFirst: RefObject<boolean>): void {
  const store = useStore();

  const unread = useStoreValue(unreadCountAtom);
  useLayoutEffect(() => {
    document.title = strings.documentTitle(strings.titles[route.title], unread);
  }, [route, unread]);

  useLayoutEffect(() => {
    const isStart = isFirst.current;
    isFirst.current = false;
    if (!isStart) afterFrame(() => store.set(announceAtom, strings.titles[route.title]));
    screenDrawn(isStart);
  }, [route, location, store, isFirst]);

  const before = useRef({ route, location });
  const reported = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = { route, location };
    if (route.layout === 'guest') {
      closeOverlays();
      store.set(closeComposerAtom);
      // Its question about unsaved changes would appear over an unrelated screen. A shared theme that has just been opened stays open
      // during the redirect to the welcome page.
      if (last.route.layout === 'guest' && last.location !== location) store.set(closeThemeSettingsAtom);
    }
    // StrictMode runs each first effect twice in development.
    if (reported.current !== location) afterFrame(() => reportPageView(location));
    reported.current = location;
  }, [route, location, store]);
}

/** Reports only the path: a query may contain secrets of a sign-in. The result isn't awaited, and failures are ignored. */
function reportPageView(path: string): void {
  request(trackPage, { body: { url: path } }).catch(() => undefined);
}
