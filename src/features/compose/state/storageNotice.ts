import { showToastAtom } from '@/features/feedback';
import { currentUserIdAtom, userEntry } from '@/features/session';
import { type Store, scopeSignalAtom } from '@/shared/lib/scope';
import { storageRefused } from '@/shared/storage';
import { storageNoticeLife } from '../constants.ts';
import { strings } from '../strings.ts';

/**
 * Reports once per visit that the browser stores nothing, with advice: when the person's sign-in isn't stored, or a setting was refused.
 * The composer and the theme's settings say it themselves beside the text or the theme.
 */
export function watchStorage(store: Store, signal: AbortSignal): void {
  let isShown = false;
  const tell = (title: string) => {
    if (isShown || store.get(scopeSignalAtom).aborted) return;
    isShown = true;
    store.set(showToastAtom, { tone: 'negative', title, description: strings.storageHint, life: storageNoticeLife });
  };
  if (store.get(currentUserIdAtom) !== undefined && userEntry.read() === undefined) tell(strings.signedInHere);
  window.addEventListener(storageRefused, () => tell(strings.notSaved), { signal });
}
