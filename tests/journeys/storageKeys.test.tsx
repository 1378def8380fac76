import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentUser, getRecommendedPosts, request } from '@/api';
import { startFeedCache } from '@/api/feedCache';
import ToastLayer from '@/app/global/ToastLayer.tsx';
import { phoneOf } from '@/design-system/pickers/phone/usePhoneText';
import { selectTabAtom } from '@/features/feed/state/homeFeed';
import { SiwfRegister, x } from '@/features/onboarding';
import { typedPhoneAtom } from '@/features/onboarding/state/typedPhone';
import { crossPostAtoms, startSessionAtom } from '@/features/session';
import { schemeAtom, setSchemeAtom } from '@/features/theme-settings';
import { saveLogoAtom } from '@/features/theme-settings/state/logo';
import { readTheme, writeTheme } from '@/features/theme-settings/state/theme';
import { paths } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { navigate, startNavigation } from '@/shared/navigation/navigation';
import { elementIds, scrollTarget, setScrollTarget } from '@/shared/navigation/scrollTarget';
import documented from '../spec/storage.json' with { type: 'json' };
import { renderApp } from './renderApp.tsx';
import { guestStore, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const local = (key: string) => localStorage.getItem(key);
const inTab = (key: string) => sessionStorage.getItem(key);

/** Signs a newcomer in as every method of signing in does. */
async function enterAsNewcomer() {
  const store = guestStore();
  mocks.become('newcomer');
  const user = required(await request(getCurrentUser, { bypassCache: true }));
  await store.set(startSessionAtom, { isNewUser: true, user }, paths.onboarding('create-username'));
  return user;
}

async function chooseTab() {
  const { store } = await signedInStore();
  store.set(selectTabAtom, 'following');
}

/** Begins a visit to X, with a number that was typed before. */
async function beginAtX() {
  const { store } = await signedInStore();
  store.set(typedPhoneAtom, { ...phoneOf('+12015550123'), number: '+12015550123', isValid: true, isPending: false });
  const open = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => open.mockRestore());
  const { user } = renderApp(<x.Form captcha={undefined} />, store, '/sign-in-with-x');
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  return new URL(String(open.mock.calls[0]?.[0]), location.href).searchParams.get('oauth_token');
}

const forest = { primary: '#15803d', secondary: '#0f766e', accent: '#a16207' };
const themeKeys = ['themeColors', 'themeUseGradient', 'themeColorOpacity', 'themeCardBgOpacity', 'themePostBgOpacity'];

/** Stores a theme of a person's own, and returns what is stored under a key after it was read back unchanged. */
function storeTheme(key: string): unknown {
  const theme = { ...forest, useGradient: false, colorOpacity: -40, cardBgOpacity: 55, postBgOpacity: 66 };
  for (const each of themeKeys) localStorage.removeItem(each);
  expect(writeTheme(theme)).toBe(true);
  expect(readTheme()).toEqual(theme);
  return JSON.parse(local(key) ?? 'null') as unknown;
}

/** Uses each documented key of the browser's storage as the application does: writes it by an action, or reads what was stored by hand. */
const uses: Readonly<Record<string, () => Promise<void> | void>> = {
  user: async () => {
    const { id } = await enterAsNewcomer();
    expect(JSON.parse(local('user') ?? 'null')).toMatchObject({ id });
  },
  isFirstLogin: async () => {
    await enterAsNewcomer();
    expect(local('isFirstLogin')).toBe('true');
  },
  newUser: async () => {
    await enterAsNewcomer();
    expect(local('newUser')).toBe('true');
  },
  activeTab: async () => {
    await chooseTab();
    expect(local('activeTab')).toBe('following');
  },
  currentPostsFilter: async () => {
    await chooseTab();
    expect(JSON.parse(local('currentPostsFilter') ?? 'null')).toEqual({ only: 'following' });
  },
  userFrequencyHandle: async () => {
    mocks.become('newcomer');
    const { store } = await signedInStore();
    localStorage.setItem('userFrequencyHandle', 'nils_h');
    renderApp(<SiwfRegister frame={{ brand: 'Sez', captcha: undefined }} />, store, '/siwf/register');
    expect(screen.getByLabelText<HTMLInputElement>(/Username/).value).toBe('nils_h');
  },
  isPostToX: async () => {
    const { store } = await signedInStore();
    store.set(crossPostAtoms.x, true);
    expect([local('isPostToX'), store.get(crossPostAtoms.x), store.get(crossPostAtoms.bluesky)]).toEqual(['true', true, undefined]);
  },
  isPostToBluesky: async () => {
    const { store } = await signedInStore();
    store.set(crossPostAtoms.bluesky, true);
    expect([local('isPostToBluesky'), store.get(crossPostAtoms.bluesky), store.get(crossPostAtoms.x)]).toEqual(['true', true, undefined]);
  },
  oauthToken: async () => {
    const token = await beginAtX();
    expect(token).toBeTruthy();
    expect(local('oauthToken')).toBe(token);
  },
  oauthVerifier: async () => {
    const token = await beginAtX();
    const answer = x.read(new URLSearchParams({ oauth_token: token ?? '', oauth_verifier: 'verifier-1' }));
    if (answer.kind === 'granted') await answer.redeem().catch(() => undefined);
    expect([answer.kind, local('oauthVerifier')]).toEqual(['granted', 'verifier-1']);
    x.settle();
    expect([local('oauthToken'), local('oauthVerifier'), local('userPhoneX')]).toEqual([null, null, null]);
  },
  userPhoneX: async () => {
    await beginAtX();
    expect([local('userPhoneX'), x.storedPhone?.()]).toEqual(['+12015550123', '+12015550123']);
  },
  debugPopups: async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    localStorage.setItem('debugPopups', 'true');
    onTestFinished(() => {
      debug.mockRestore();
      localStorage.removeItem('debugPopups');
    });
    const toast = { id: 't', title: 'Copied', tone: 'positive', life: 5000 } as const;
    render(<ToastLayer label="Messages" toasts={[toast]} onDismiss={() => undefined} />);
    await vi.waitFor(() => expect(debug.mock.calls[0]).toMatchObject(['[sez] popup opened', { kind: 'toast' }]), { timeout: 5000 });
  },
  scrollState: () => {
    onTestFinished(startNavigation());
    render(
      <div data-page="profile" data-list="posts of lena">
        <div data-anchor="lena 1" />
      </div>,
    );
    const item = required(document.querySelector('[data-anchor]'));
    item.getBoundingClientRect = () => new DOMRect(0, -50, 300, 100);
    navigate('/post/1');
    expect(JSON.parse(inTab('scrollState') ?? 'null')).toMatchObject({
      profile: { position: window.scrollY, postId: 'lena 1', timestamp: expect.any(Number) as number },
    });
  },
  scrollTo: () => {
    setScrollTarget(elementIds.comment('lena'));
    expect([inTab('scrollTo'), scrollTarget()]).toEqual(['comment-lena', 'comment-lena']);
    sessionStorage.removeItem('scrollTo');
    expect(scrollTarget()).toBeUndefined();
  },
  'cached feed lists': async () => {
    const { user } = await signedInStore();
    startFeedCache();
    onTestFinished(() => void (globalThis.sezFeeds = undefined));
    await request(getRecommendedPosts, { query: { limit: 30, tag: 'transit' }, storedAs: 'tag:transit', bypassCache: true });
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(inTab('feedCache:tag:transit')?.split('\n')[0] ?? 'null')).toMatchObject({ owner: user.id });
  },
  scheme: async () => {
    const { store } = await signedInStore();
    store.set(setSchemeAtom, 'dark');
    expect([local('colorScheme'), store.get(schemeAtom)]).toEqual(['dark', 'dark']);
    store.set(setSchemeAtom, 'auto');
    expect(local('colorScheme')).toBeNull();
  },
  'theme colours': () => expect(storeTheme('themeColors')).toEqual(forest),
  gradient: () => expect(storeTheme('themeUseGradient')).toBe(false),
  opacity: () => expect(storeTheme('themeColorOpacity')).toBe(-40),
  'card opacity': () => expect(storeTheme('themeCardBgOpacity')).toBe(55),
  'post opacity': () => expect(storeTheme('themePostBgOpacity')).toBe(66),
  'the custom logo': async () => {
    const { store } = await signedInStore();
    const url = 'data:image/svg+xml;base64,PHN2Zy8+';
    expect(store.set(saveLogoAtom, { url, name: 'own.svg' })).toBe(true);
    expect(JSON.parse(local('customLogo') ?? 'null')).toEqual({ logoType: 'custom', customLogoUrl: url, customLogoName: 'own.svg' });
  },
};

test.each(documented)('$id: the documented key is the one that the application writes or reads', async ({ key }) => {
  expect.hasAssertions();
  await required(uses[key])();
});
