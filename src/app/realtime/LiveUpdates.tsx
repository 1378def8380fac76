import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createSocketConnection } from '@/api/realtime';
import { paths } from '@/shared/lib/paths';
import { startLiveUpdates } from './startLiveUpdates.ts';

/** Renders nothing: runs the live updates while the person is signed in. */
export function LiveUpdates() {
  const store = useStore();
  const [, navigate] = useLocation();
  useEffect(
    () =>
      startLiveUpdates({
        store,
        connection: createSocketConnection(),
        openPost: (id) => navigate(paths.post(id)),
      }),
    [store, navigate],
  );
  return null;
}
