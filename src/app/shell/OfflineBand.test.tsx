import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { bandHeight } from '@/design-system/styles/media.ts';
import { announcementAtom } from '@/features/feedback';
import { OfflineWork } from '../offline/OfflineWork.tsx';
import { OfflineBand, offlineNoteAtom } from './OfflineBand.tsx';

test('elements that stick below the header know the height of the band', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  const heightOf = () => document.documentElement.style.getPropertyValue(bandHeight);
  render(<OfflineBand isBelowHeader />);
  expect(heightOf()).toBe('36px');
  cleanup();
  expect(heightOf()).toBe('0px');
});

test('shows for as long as the browser is offline, and announces it to screen readers', () => {
  const store = createStore();
  const switchTo = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  render(
    <Provider store={store}>
      <OfflineBand />
      <OfflineWork />
    </Provider>,
  );
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  expect(store.get(announcementAtom).text).toBe('');
  switchTo('offline');
  expect(screen.getByText('You’re offline. You can keep reading; posts send once you’re back online.')).toBeTruthy();
  expect(store.get(announcementAtom).text).toContain('You’re offline');
  switchTo('online');
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  expect(store.get(announcementAtom).text).toBe('You’re back online.');
});

test('says since when the page may be outdated, also after the line is back', () => {
  const store = createStore();
  store.set(offlineNoteAtom, 'Loaded yesterday.');
  render(
    <Provider store={store}>
      <OfflineBand />
    </Provider>,
  );
  expect(screen.getByText('Loaded yesterday.')).toBeTruthy();
});
