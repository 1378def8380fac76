import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { customLogoAtom, resetLogoAtom, saveLogoAtom } from './logo.ts';

const logo = { url: 'data:image/png;base64,AA==', name: 'mark.png' };

test('stores a logo with its name and type', () => {
  const store = createStore();
  expect(store.set(saveLogoAtom, logo)).toBe(true);
  expect(store.get(customLogoAtom)).toEqual(logo);
  expect(JSON.parse(localStorage.getItem('customLogo') ?? '')).toEqual({
    logoType: 'custom',
    customLogoUrl: logo.url,
    customLogoName: logo.name,
  });
});

test('the previous logo stays when the browser has no space for a new one', () => {
  const store = createStore();
  store.set(saveLogoAtom, logo);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(store.set(saveLogoAtom, { url: 'data:image/png;base64,BB==', name: 'big.png' })).toBe(false);
  vi.unstubAllGlobals();
  expect(store.get(customLogoAtom)).toEqual(logo);
  expect(localStorage.getItem('customLogo')).toContain('mark.png');
});

test('returning to the default removes the logo', () => {
  const store = createStore();
  store.set(saveLogoAtom, logo);
  store.set(resetLogoAtom);
  expect(store.get(customLogoAtom)).toBeUndefined();
  expect(localStorage.getItem('customLogo')).toBeNull();
});

test('another tab’s logo is shown here too', () => {
  const store = createStore();
  const unsubscribe = store.sub(customLogoAtom, () => undefined);
  const newValue = JSON.stringify({ logoType: 'custom', customLogoUrl: logo.url, customLogoName: 'other.png' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'customLogo', newValue, storageArea: localStorage }));
  expect(store.get(customLogoAtom)?.name).toBe('other.png');
  unsubscribe();
});
