import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { bandHeight } from '@/design-system/styles/media.ts';
import { announcementAtom } from '@/features/feedback';
import { OfflineBand } from './OfflineBand.tsx';

test('what else sticks below the header is told how high the band is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  const heightOf = () => document.documentElement.style.getPropertyValue(bandHeight);
  render(<OfflineBand isBelowHeader />);
  expect(heightOf()).toBe('36px');
  cleanup();
  expect(heightOf()).toBe('0px');
});

test('says that one is offline as long as one is, and tells who cannot see it', () => {
  const store = createStore();
  const goes = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  render(
    <Provider store={store}>
      <OfflineBand />
    </Provider>,
  );
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  expect(store.get(announcementAtom).text).toBe('');
  goes('offline');
  expect(screen.getByText('You’re offline. You can keep reading; posts send once you’re back online.')).toBeTruthy();
  expect(store.get(announcementAtom).text).toContain('You’re offline');
  goes('online');
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  expect(store.get(announcementAtom).text).toBe('You’re back online.');
});
