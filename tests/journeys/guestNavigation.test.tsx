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
// A view of a page is reported after the frame that shows it.
afterEach(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const isFirst = { current: true };
const routeOf = (path: string): AppRoute => required(routes.find((route) => route.path === path));

test('another screen leaves what is open; logging out leads to a guest’s, which closes the composer and every dialog', async () => {
  const { store } = await signedInStore();
  const { rerender } = renderHook(({ path }) => useNavigationEffects(routeOf(path), path, isFirst), {
    initialProps: { path: '/' },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const close = vi.fn(() => true);
  const gone = openOverlay(close);
  store.set(openComposerAtom, { kind: 'post' });
  store.set(openThemeSettingsAtom);
  rerender({ path: '/notifications' });
  expect(store.get(openingAtom)).toBeDefined();
  expect(store.get(composeIntentAtom)).toBeDefined();
  expect(close).not.toHaveBeenCalled();

  await store.set(logOutAtom);
  rerender({ path: required(store.get(redirectAtom)).path });
  expect(store.get(composeIntentAtom)).toBeUndefined();
  // It asks before it closes; not any more, when its person is gone.
  expect(store.get(openingAtom)).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();
  gone();
});

test('from one guest screen to another everything closes, Theme Settings with changes too; a shared theme outlives the way to welcome', () => {
  const store = guestStore();
  const { rerender } = renderHook(({ path }) => useNavigationEffects(routeOf(path), path, isFirst), {
    initialProps: { path: '/' },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  store.set(openThemeSettingsAtom);
  rerender({ path: '/welcome' });
  expect(store.get(openingAtom)).toBeDefined();
  // It asks, and stays open meanwhile.
  const gone = openOverlay(() => false);
  rerender({ path: '/about' });
  expect(store.get(openingAtom)).toBeUndefined();
  gone();
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
