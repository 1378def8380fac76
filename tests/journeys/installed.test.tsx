import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Route } from 'wouter';
import { getCurrentUser, request } from '@/api';
import { InstalledApp } from '@/app/installed/InstalledApp.tsx';
import { lateStrings } from '@/app/lateStrings.ts';
import { routes } from '@/app/routing/routes.ts';
import CreatePostScreen from '@/app/screens/CreatePost.tsx';
import { memoryCaches } from '@/app/worker/memoryCaches.fixture.ts';
import { keepShare } from '@/app/worker/shares.ts';
import { Account } from '@/features/account';
import { Composer, outboxCode } from '@/features/compose';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { strings as composeStrings } from '@/features/compose/strings.ts';
import { toastsAtom } from '@/features/feedback';
import { refreshUnreadCountAtom } from '@/features/notifications';
import { composeIntentAtom } from '@/features/posts';
import { clearSessionAtom, startSessionAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { addNotifications, arrangeNotifications } from './arrangeNotifications.ts';
import { renderApp } from './renderApp.tsx';
import { guestStore, mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
const slow = { timeout: 10_000 };

/** A page was opened with this address. Each has another fragment, because what a page was opened with counts once. */
function openedWith(address: string): void {
  pages += 1;
  const { href } = new URL(`${address}#${pages}`, location.origin);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: href } as PerformanceEntry]);
}
let pages = 0;

afterEach(() => vi.restoreAllMocks());

test('the manifest’s shortcuts and its share target lead to screens, also below a path', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    shortcuts: { url: string }[];
    share_target: { action: string; method: string };
  };
  const addresses = [...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
  for (const base of ['/', '/sez/']) {
    const paths = addresses.map((address) => new URL(address, `https://example.org${base}manifest.webmanifest`).pathname);
    expect(paths).toEqual(['create-post', 'notifications', 'create-post'].map((path) => base + path));
  }
  expect(routes.filter(({ path }) => addresses.some((address) => path === `/${address}`)).map(({ name }) => name)).toEqual([
    'create-post',
    'notifications',
  ]);
  expect(manifest.share_target.method).toBe('GET');
});

function WrittenPost() {
  const intent = useStoreValue(composeIntentAtom);
  return intent ? <Composer intent={intent} /> : null;
}

const sharing = (
  <>
    <Route path="/create-post">
      <CreatePostScreen />
    </Route>
    <WrittenPost />
  </>
);

test('what another application shares is in the composer, beside what was being written, and isn’t sent by itself', async () => {
  const { store, user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Begun before' });
  const { at } = renderApp(sharing, store, '/create-post?title=Trams&text=Worth%20reading&url=https%3A%2F%2Fexample.org%2Ftrams');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, slow);
  await waitFor(() => expect(text.value).toBe('Worth reading\n\nhttps://example.org/trams'), slow);
  expect(screen.getByDisplayValue('Trams')).toBeDefined();
  expect(at()).toBe('/');
  const drafts = await writingStore.draftsOf(me.id);
  expect(drafts.map(({ draft }) => draft.text).toSorted()).toEqual(['Begun before', 'Worth reading\n\nhttps://example.org/trams']);
  expect(calls.filter(({ call }) => call === 'POST /api/posts')).toEqual([]);
});

/** The service worker has kept a share of another application. */
async function keptBy(storage: CacheStorage, id: string): Promise<void> {
  vi.stubGlobal('caches', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = (name: string, value: string) => ['--field', `content-disposition: form-data; name="${name}"`, '', value];
  const image = (name: string, type: string) => [
    '--field',
    `content-disposition: form-data; name="images"; filename="${name}"`,
    `content-type: ${type}`,
    '',
    'GIF89a, and pixels',
  ];
  const lines = [...field('text', 'Seen today'), ...image('cat.gif', 'image/gif'), ...image('cat.svg', 'image/svg+xml'), '--field--', ''];
  const headers = { 'content-type': 'multipart/form-data; boundary=field' };
  await keepShare(new Request('https://sez.example/create-post', { method: 'POST', headers, body: lines.join('\r\n') }), id);
}

test('pictures that another application shares are in the composer, checked like chosen ones, and are kept nowhere else', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  const { storage, urls } = memoryCaches();
  await keptBy(storage, 'a');
  const { store } = await signedInStore();
  const { at } = renderApp(sharing, store, '/create-post?shared=a');
  await screen.findByRole('button', { name: composeStrings.describeImage('cat.gif') }, slow);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Seen today');
  expect(screen.getByText(composeStrings.aboutFile('cat.svg', composeStrings.fileType))).toBeDefined();
  expect(screen.getAllByRole('button', { name: composeStrings.describeImage('cat.gif') })).toHaveLength(1);
  expect(at()).toBe('/');
  await waitFor(() => expect(urls()).toEqual([]));
});

test('a share that isn’t kept any more says so, and the composer is open all the same', async () => {
  const { store } = await signedInStore();
  renderApp(sharing, store, '/create-post?shared=b');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, slow)).value).toBe('');
  expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([lateStrings.shareGone]);
});

test('when the code that keeps it doesn’t arrive, it can be tried again', async () => {
  const { store } = await signedInStore();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(outboxCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { user, at } = renderApp(sharing, store, '/create-post?text=Hm');
  await user.click(await screen.findByRole('button', { name: 'Try again' }, slow));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, slow);
  await waitFor(() => expect(text.value).toBe('Hm'), slow);
  expect(at()).toBe('/');
});

test.each([
  '/create-post?text=Hm',
  '/create-post?shared=c',
])('what a guest shares with %s waits until somebody has signed in and is past the steps of a new account, once', async (address) => {
  openedWith(address);
  const store = guestStore();
  const { at, go } = renderApp(<InstalledApp />, store, '/welcome');
  mocks.become('regular');
  const user = required(await request(getCurrentUser, { bypassCache: true }));
  await act(() => store.set(startSessionAtom, { isNewUser: false, user }));
  expect(at()).toBe('/welcome');
  act(() => go('/'));
  await waitFor(() => expect(at()).toBe(address));
  act(() => go('/'));
  act(() => store.set(clearSessionAtom));
  await act(() => store.set(startSessionAtom, { isNewUser: false, user }));
  expect(at()).toBe('/');
});

test.each([
  ['/create-post', 'nothing was shared'],
  ['/post/1?text=Hm', 'another screen was opened'],
  ['https://elsewhere.example/create-post?text=Hm', 'another host was'],
])('%s leads nobody anywhere: %s', (address) => {
  openedWith(address);
  renderApp(<InstalledApp />, guestStore(), '/welcome');
  expect(sessionStorage.getItem('shared')).toBeNull();
});

test('a signed-in person’s own share isn’t led to again by the next person', async () => {
  openedWith('/create-post?text=Hm');
  const { store } = await signedInStore();
  renderApp(<InstalledApp />, store);
  act(() => store.set(clearSessionAtom));
  expect(sessionStorage.getItem('shared')).toBeNull();
});

describe('the number on the icon', () => {
  const setAppBadge = vi.fn<Navigator['setAppBadge']>();
  const clearAppBadge = vi.fn<Navigator['clearAppBadge']>();
  beforeEach(() => {
    setAppBadge.mockReset().mockResolvedValue();
    clearAppBadge.mockReset().mockResolvedValue();
    arrangeNotifications([1, 2, 3]);
  });
  const withBadges = () => {
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    onTestFinished(() => {
      for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
    });
  };

  test('is that of unread notifications, and goes with the session', async () => {
    withBadges();
    const { store } = await signedInStore();
    renderApp(<InstalledApp />, store);
    await act(() => store.set(refreshUnreadCountAtom));
    expect(setAppBadge.mock.calls).toEqual([[3]]);
    addNotifications([4]);
    await act(() => store.set(refreshUnreadCountAtom));
    expect(setAppBadge.mock.lastCall).toEqual([4]);
    clearAppBadge.mockClear();
    act(() => store.set(clearSessionAtom));
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  test('is missing, without a fault, where the browser has none or refuses', async () => {
    const { store } = await signedInStore();
    const { unmount } = renderApp(<InstalledApp />, store);
    await act(() => store.set(refreshUnreadCountAtom));
    unmount();
    withBadges();
    setAppBadge.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    renderApp(<InstalledApp />, store);
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalled());
  });
});

describe('installing', () => {
  async function openAccount() {
    const { store } = await signedInStore();
    return renderApp(<Account />, store, '/account');
  }
  function offerToInstall() {
    const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue({ outcome: 'accepted' });
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    return prompt;
  }

  test('is offered in the account also where the browser could before the account was opened', async () => {
    const { store } = await signedInStore();
    const { unmount } = renderApp(<InstalledApp />, store);
    const prompt = offerToInstall();
    unmount();
    const { user } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Install Sez' }));
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('is offered in the account only once the browser can, by its own question, and then it is installed', async () => {
    const { user } = await openAccount();
    await screen.findByRole('heading', { name: 'Account' });
    expect(screen.queryByText('On this device')).toBeNull();
    const prompt = offerToInstall();
    await user.click(screen.getByRole('button', { name: 'Install Sez' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install Sez' })).toBeNull());
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(screen.getByText('Installed')).toBeDefined();
  });
});
