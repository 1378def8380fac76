import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { unreadCountAtom } from '@/features/notifications';
import { isSignedInAtom } from '@/features/session';
import { watchInstallation } from '@/shared/lib/installation';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { noteStart, takeShared } from './sharedByGuest.ts';

/** Everything for an installed application: the number on its icon, content shared by other applications, and the offer to install it. */
export function InstalledApp() {
  useEffect(watchInstallation, []);
  useBadge(useStoreValue(unreadCountAtom));
  useSharedByGuest(useStoreValue(isSignedInAtom));
  return null;
}

/** Shows the number of unread notifications on the icon. A guest has none, so signing out removes it. */
function useBadge(count: number): void {
  useEffect(() => {
    // Only browsers that install applications have it, and the person may have forbidden it.
    const icon = navigator as Partial<Navigator>;
    const change = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
    change?.catch(() => undefined);
  }, [count]);
}

/** Opens what a guest had shared, after they have signed in and finished the steps of a new account. */
function useSharedByGuest(isSignedIn: boolean): void {
  const [location, navigate] = useLocation();
  useEffect(() => {
    noteStart(!isSignedIn);
    if (!isSignedIn || location !== paths.home()) return;
    const path = takeShared();
    if (path) navigate(path);
  }, [isSignedIn, location, navigate]);
}
