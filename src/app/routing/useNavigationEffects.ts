import { useStore } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { request, trackPage } from '@/api';
import { announceAtom } from '@/features/feedback';
import { unreadCountAtom } from '@/features/notifications';
import { closeComposerAtom } from '@/features/posts';
import { closeThemeSettingsAtom } from '@/features/theme-settings';
import { afterFrame } from '@/shared/lib/afterFrame';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { closeOverlays, screenDrawn } from '@/shared/navigation';
import { strings } from '../strings.ts';
import type { AppRoute } from './routes.ts';

/**
 * Everything that happens once per navigation: title, announcement, place and focus, page view, and what must close. Whatever is not
 * seen waits for the frame that shows the screen.
 *
 * @param isFirst - whether no screen has been there yet; outlives the screens, as a redirect takes one away before the next is there
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
      // Asked what is to become of its changes, it would stand over a screen that it was not opened on. A shared theme that has
      // just been opened outlives the way to the welcome page.
      if (last.route.layout === 'guest' && last.location !== location) store.set(closeThemeSettingsAtom);
    }
    // Development runs each first effect twice (StrictMode).
    if (reported.current !== location) afterFrame(() => reportPageView(location));
    reported.current = location;
  }, [route, location, store]);
}

/** Only the path is reported: a query may carry secrets of a sign-in. Nobody waits for it and its failure is nobody's concern. */
function reportPageView(path: string): void {
  request(trackPage, { body: { url: path } }).catch(() => undefined);
}
