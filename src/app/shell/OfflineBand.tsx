import { useSetAtom } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/design-system';
import { bandHeight } from '@/design-system/styles/media.ts';
import { announceAtom } from '@/features/feedback';
import { strings } from '../strings.ts';
import * as styles from './OfflineBand.css.ts';

/** Shows that the connection is lost, while it is: reading still works, and new posts wait. */
export function OfflineBand({ isBelowHeader = false }: { isBelowHeader?: boolean }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useAnnouncement(isOnline);
  if (isOnline) return null;
  return (
    <div ref={tellHeight} className={isBelowHeader ? styles.belowHeader : styles.band}>
      <Icon glyph={CloudOff} size="small" />
      <p>{strings.offline}</p>
    </div>
  );
}

/** Other sticky elements below the header are placed below the band. */
function tellHeight(band: HTMLElement | null): void {
  document.documentElement.style.setProperty(bandHeight, `${band?.offsetHeight ?? 0}px`);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Screen readers don't announce a band that appears or disappears, so a live region does. */
function useAnnouncement(isOnline: boolean): void {
  const announce = useSetAtom(announceAtom);
  const known = useRef(true);
  useEffect(() => {
    if (known.current === isOnline) return;
    known.current = isOnline;
    announce(isOnline ? strings.onlineAgain : strings.offline);
  }, [isOnline, announce]);
}
