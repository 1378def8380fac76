import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type AppRoute, routes } from '@/app/routing/routes.ts';
import { useNavigationEffects } from '@/app/routing/useNavigationEffects.ts';
import { composeIntentAtom, openComposerAtom } from '@/features/posts';
import { logOutAtom, redirectAtom } from '@/features/session';
import { openThemeSettingsAtom } from '@/features/theme-settings';
import { openingAtom } from '@/features/theme-settings/state/opening';
import { required } from '@/shared/lib/required';
import { openOverlay } from '@/shared/navigation';
import { guestStore, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const arrivals = recordCalls();
// Waits for the page view, which is reported after the frame that shows the page.
afterEach(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const isFirst = { current: true };
const routeOf = (path: string): AppRoute => required(routes.find((route) => route.path === path));

test('signed in, a further screen leaves the composer and open dialogs alone; logging out closes them and leads to a guest’s screen', async () => {
  const { store } = await signedInStore();
  const { rerender } = renderHook(({ path }) => useNavigationEffects(routeOf(path), path, isFirst), {
    initialProps: { path: '/' },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const close = vi.fn(() => true);
  const closed = openOverlay(close);
  store.set(openComposerAtom, { kind: 'post' });
  store.set(openThemeSettingsAtom);
  rerender({ path: '/notifications' });
  expect(store.get(openingAtom)).toBeDefined();
  expect(store.get(composeIntentAtom)).toBeDefined();
  expect(close).not.toHaveBeenCalled();

  await store.set(logOutAtom);
  rerender({ path: required(store.get(redirectAtom)).path });
  expect(store.get(composeIntentAtom)).toBeUndefined();
  // The overlay asks before it closes, but not when its person has signed out.
  expect(store.get(openingAtom)).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();
  closed();
});

test('navigating between guest screens closes everything, also Theme Settings with changes; a shared theme survives the redirect to welcome', () => {
  const store = guestStore();
  const { rerender } = renderHook(({ path }) => useNavigationEffects(routeOf(path), path, isFirst), {
    initialProps: { path: '/' },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  store.set(openThemeSettingsAtom);
  rerender({ path: '/welcome' });
  expect(store.get(openingAtom)).toBeDefined();
  // This overlay asks before closing and stays open meanwhile.
  const closed = openOverlay(() => false);
  rerender({ path: '/about' });
  expect(store.get(openingAtom)).toBeUndefined();
  closed();
});

test('the view of a page is reported once per navigation, in development too, where React runs first effects twice', async () => {
  const store = guestStore();
  const { rerender } = renderHook(({ path }) => useNavigationEffects(routeOf(path), path, isFirst), {
    initialProps: { path: '/welcome' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <Provider store={store}>{children}</Provider>
      </StrictMode>
    ),
  });
  const reported = () => arrivals.filter(({ call }) => call === 'POST /api/metric/track-page').map(({ body }) => body);
  await vi.waitFor(() => expect(reported()).toEqual([{ url: '/welcome' }]));
  rerender({ path: '/about' });
  await vi.waitFor(() => expect(reported().length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reported()).toEqual([{ url: '/welcome' }, { url: '/about' }]);
});
