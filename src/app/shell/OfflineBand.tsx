import { atom } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/design-system';
import { bandHeight } from '@/design-system/styles/media.ts';
import { deviceAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';
import * as styles from './OfflineBand.css.ts';

/** What the band says of a page that began without the network: since when what it shows may be outdated. */
export const offlineNoteAtom = deviceAtom(atom(''));

/** Shows that the connection is lost, while it is: reading still works, and new posts wait. */
export function OfflineBand({ isBelowHeader = false }: { isBelowHeader?: boolean }) {
  const isOnline = useIsOnline();
  const note = useStoreValue(offlineNoteAtom);
  if (isOnline && !note) return null;
  return (
    <div key={note} ref={tellHeight} className={isBelowHeader ? styles.belowHeader : styles.band}>
      <Icon glyph={CloudOff} size="small" />
      <p>{note || strings.offline}</p>
    </div>
  );
}

/** Other sticky elements below the header are placed below the band. */
function tellHeight(band: HTMLElement | null): void {
  document.documentElement.style.setProperty(bandHeight, `${band?.offsetHeight ?? 0}px`);
}

/** Whether the browser has a network. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
