import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { currentBackendOrigin } from '@/api/host.ts';
import { announceAtom, showToastAtom, toastLife } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { env } from '@/shared/env';
import { formatMoment } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { pathsOfStart } from '../early/prefetchPaths.ts';
import { lateStrings } from '../lateStrings.ts';
import { offlineNoteAtom, useIsOnline } from '../shell/OfflineBand.tsx';
import { strings } from '../strings.ts';
import { keepChanges } from './keptChanges.ts';
import { followReleases } from './newRelease.ts';
import { askWorker, isThroughWorker, onWorkerNews, ownWorker, registerWorker, tellWorker } from './workerConnection.ts';

/** Everything for pages without a network: stores changes, connects the service worker, shows how old the page's data is, and offers new releases. */
export function OfflineWork() {
  const store = useStore();
  useEffect(() => void keepChanges(store), [store]);
  useReader(useStoreValue(currentUserIdAtom));
  useReleases();
  useNote();
  useAnnouncement(useIsOnline());
  return null;
}

/** Tells the worker whose answers it stores. For a guest the worker deletes what it has stored. */
function useReader(id: string | undefined): void {
  useEffect(() => {
    void registerWorker().then(async (registration) => {
      if (!registration) return;
      await tellWorker(registration, { type: 'reader', id });
      if (id !== undefined && !isThroughWorker())
        await tellWorker(registration, { type: 'keep', id, urls: pathsOfStart(env.baseUrl).map((path) => currentBackendOrigin() + path) });
    });
  }, [id]);
}

/** Offers to load a new release. The offer disappears like any toast, and is made again when the person comes back to the tab. */
function useReleases(): void {
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    const end = new AbortController();
    const offer = (load: () => void) =>
      showToast({
        tone: 'primary',
        title: lateStrings.newRelease,
        life: toastLife.long,
        action: { label: lateStrings.reload, onAction: load },
      });
    void registerWorker().then((registration) => registration && followReleases(registration, offer, end.signal));
    return () => end.abort();
  }, [showToast]);
}

/** Shows in the band since when the page's data may be outdated, and offers to reload it once the server answers again. */
function useNote(): void {
  const [since, setSince] = useState(0);
  const [isLive, setIsLive] = useState(false);
  const setNote = useSetAtom(offlineNoteAtom);
  const announce = useSetAtom(announceAtom);
  const showToast = useSetAtom(showToastAtom);

  useEffect(() => {
    const stop = onWorkerNews((news) => {
      setIsLive(news.type === 'live');
      if (news.type === 'kept') setSince(news.since);
    });
    const worker = ownWorker();
    if (worker) void askWorker<number | undefined>(worker, { type: 'since' }).then((at) => at && setSince((known) => known || at));
    return stop;
  }, []);

  useEffect(() => {
    if (since === 0) return;
    const moment = formatMoment(new Date(since).toISOString());
    const note = isLive ? lateStrings.loadedAt(moment) : lateStrings.offlineSince(moment);
    setNote(note);
    announce(note);
    if (isLive)
      showToast({
        tone: 'primary',
        title: lateStrings.onlineAgain,
        action: { label: lateStrings.refresh, onAction: () => location.reload() },
      });
  }, [since, isLive, setNote, announce, showToast]);
}

/** Screen readers don't announce a band that appears or disappears, so a live region does. */
function useAnnouncement(isOnline: boolean): void {
  const announce = useSetAtom(announceAtom);
  const known = useRef(true);
  useEffect(() => {
    if (known.current === isOnline) return;
    known.current = isOnline;
    announce(isOnline ? lateStrings.onlineAgain : strings.offline);
  }, [isOnline, announce]);
}
