import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toastsAtom } from '@/features/feedback';
import { bluesky, type ProviderMethod, ProviderReturn, siwf, x } from '@/features/onboarding';
import { currentUserAtom, redirectAtom } from '@/features/session';
import { renderApp } from './renderApp.tsx';
import { guestStore, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const frame = { brand: 'Sez', captcha: undefined };
const patience = { timeout: 5000 };
const ways = { X: x, Bluesky: bluesky, Frequency: siwf } as const;
const callbacks = { X: '/sign-in-with-x', Bluesky: '/oauth-callback-bluesky', Frequency: '/siwf/callback' } as const;
type Name = keyof typeof ways;

/** What the provider sends back after `begin`, with this code. */
async function approved(name: Name, code: string): Promise<string> {
  const address = new URL(await ways[name].begin(), location.href);
  const state = address.searchParams.get('state') ?? '';
  const token = address.searchParams.get('oauth_token') ?? '';
  const parameters = {
    X: { oauth_token: token, oauth_verifier: code },
    Bluesky: { iss: 'https://bsky.example', state, code },
    Frequency: { authorizationCode: code },
  };
  return new URLSearchParams(parameters[name]).toString();
}

function comeBack(name: Name, query: string, store: Parameters<typeof renderApp>[1]) {
  history.replaceState(null, '', `${callbacks[name]}?${query}`);
  const way: ProviderMethod = ways[name];
  return renderApp(<ProviderReturn frame={frame} way={way} />, store, callbacks[name]);
}

const names = Object.keys(ways) as Name[];
const asked = () => mocks.backend.log.entries.filter(({ path }) => /connect-|siwf/.test(path)).length;
const forged = {
  X: 'oauth_token=somebodys&oauth_verifier=lena_streets',
  Bluesky: 'iss=https%3A%2F%2Fbsky.example&state=somebodys&code=new-mallory.example',
  Frequency: 'authorizationCode=known-somebody',
};

test.each(names)('an answer of %s that nobody here asked for never reaches the server, whoever is signed in', async (name) => {
  for (const store of [(await signedInStore()).store, guestStore()]) {
    const before = asked();
    const { unmount } = comeBack(name, forged[name], store);
    expect((await screen.findByRole('alert', {}, patience)).textContent).toMatch(/^This response doesn’t match a sign-in/);
    expect(location.search).toBe('');
    expect(asked()).toBe(before);
    unmount();
    localStorage.clear();
  }
});

test('an answer of Bluesky with another state than the one that was sent is refused, though a visit is under way', async () => {
  const { store } = await signedInStore();
  await approved('Bluesky', 'new-lena.example');
  const before = asked();
  comeBack('Bluesky', forged.Bluesky, store);
  expect(await screen.findByText(/^This response doesn’t match/, {}, patience)).toBeDefined();
  expect(asked()).toBe(before);
  expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/account');
});

test.each(names)('whoever denies it on %s while signed in is told that nothing has changed, and goes back to the account', async (name) => {
  const { store } = await signedInStore();
  const { user: before } = await signedInStore();
  await ways[name].begin();
  comeBack(name, name === 'X' ? 'denied=token' : 'error=access_denied', store);
  expect((await screen.findByRole('heading', { level: 1 }, patience)).textContent).toBe(`You didn’t allow access on ${name}`);
  expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('link', { name: /another way/i })).toBeNull();
  expect(store.get(currentUserAtom)?.id).toBe(before.id);
});

test.each(
  names,
)('%s: a redemption that does not get through is tried again with the same answer, which then leaves no trace', async (name) => {
  const store = guestStore();
  const query = await approved(name, `new-visitor${name.toLowerCase()}`);
  mocks.fail({ path: name === 'Frequency' ? '/api/siwf/callback' : `/api/users/connect-${name.toLowerCase()}`, network: true, times: 1 });
  const { user } = comeBack(name, query, store);
  await screen.findByRole('heading', { level: 1, name: `Signing in with ${name} didn’t work` }, patience);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe(name === 'Frequency' ? '/siwf/register' : '/onboarding/create-username'));
  for (const key of ['oauthToken', 'oauthVerifier', 'blueskyVisit', 'siwfVisit']) expect(localStorage.getItem(key)).toBeNull();
});

test('a network that says it failed is believed, in the documented words (err.siwf.auth-failed)', async () => {
  comeBack('Frequency', 'error=server_error', guestStore());
  expect(await screen.findByText('Authentication failed. Please try again.', {}, patience)).toBeDefined();
});

test('an account of a network that belongs to somebody else is not connected: the server’s words, and back (409)', async () => {
  const { store } = await signedInStore();
  comeBack('Bluesky', await approved('Bluesky', 'anna.bsky.example'), store);
  expect((await screen.findByRole('alert', {}, patience)).textContent).toBe('This Bluesky account is connected to another user');
  expect(screen.getByRole('link', { name: 'Back to your account' })).toBeDefined();
  expect(store.get(toastsAtom)).toEqual([]);
});
