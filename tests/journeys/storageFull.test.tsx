import { expect, onTestFinished, test, vi } from 'vitest';
import { startOutbox } from '@/features/compose/state/personOutbox';
import { toastsAtom } from '@/features/feedback';
import { crossPostAtoms } from '@/features/session';
import { signedInStore, withBackend } from './session.ts';

/** Tests the message shown when the browser's storage is full or blocked. */
withBackend();

/** Replaces `localStorage` by a full one with one stored value. */
function fullStorage(storedValue: string | null) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'user' ? storedValue : null),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
const hint = expect.stringContaining('Free some space') as string;

test('an unstored sign-in is reported to last until the tab is closed', async () => {
  const { store } = await signedInStore();
  fullStorage(null);
  onTestFinished(startOutbox(store));
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'You’re signed in until you close this tab', description: hint }]);
});

test('a setting that could not be stored is reported once, with advice, and applies in this tab', async () => {
  const { store } = await signedInStore();
  onTestFinished(startOutbox(store));
  expect(store.get(toastsAtom)).toEqual([]);
  fullStorage(localStorage.getItem('user'));
  store.set(crossPostAtoms.x, true);
  store.set(crossPostAtoms.bluesky, true);
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Not saved in this browser', description: hint }]);
  expect(store.get(crossPostAtoms.x)).toBe(true);
});
