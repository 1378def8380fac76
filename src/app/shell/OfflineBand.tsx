import { useSetAtom } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/design-system';
import { bandHeight } from '@/design-system/styles/media.ts';
import { announceAtom } from '@/features/feedback';
import { strings } from '../strings.ts';
import * as styles from './OfflineBand.css.ts';

/** Says that the connection is gone, as long as it is: reading goes on, and what is written waits. */
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

/** What else sticks below the header stands below the band. */
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

/** A band that appears is not read by itself; neither is one that goes. */
function useAnnouncement(isOnline: boolean): void {
  const announce = useSetAtom(announceAtom);
  const known = useRef(true);
  useEffect(() => {
    if (known.current === isOnline) return;
    known.current = isOnline;
    announce(isOnline ? strings.onlineAgain : strings.offline);
  }, [isOnline, announce]);
}
