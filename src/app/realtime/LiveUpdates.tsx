import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createSocketConnection } from '@/api/realtime';
import { paths } from '@/shared/lib/paths';
import { startLiveUpdates } from './startLiveUpdates.ts';

/** Draws nothing: runs the live updates as long as the person is there. */
export default function LiveUpdates() {
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
