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
const methods = { X: x, Bluesky: bluesky, Frequency: siwf } as const;
const callbacks = { X: '/sign-in-with-x', Bluesky: '/oauth-callback-bluesky', Frequency: '/siwf/callback' } as const;
type Name = keyof typeof methods;

/** The parameters with which the provider returns after `begin`, with this code. */
async function approved(name: Name, code: string): Promise<string> {
  const address = new URL(await methods[name].begin(), location.href);
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
  const method: ProviderMethod = methods[name];
  return renderApp(<ProviderReturn frame={frame} method={method} />, store, callbacks[name]);
}

const names = Object.keys(methods) as Name[];
/** The latest redemption that arrived. The log keeps only so many requests that their number says nothing. */
const lastRequest = () => mocks.backend.log.entries.findLast(({ path }) => /connect-|siwf/.test(path))?.id;
const forged = {
  X: 'oauth_token=somebodys&oauth_verifier=lena_streets',
  Bluesky: 'iss=https%3A%2F%2Fbsky.example&state=somebodys&code=new-mallory.example',
  Frequency: 'authorizationCode=known-somebody',
};

test.each(names)('an answer of %s that this page has not requested never reaches the server, whoever is signed in', async (name) => {
  for (const store of [(await signedInStore()).store, guestStore()]) {
    const before = lastRequest();
    const { unmount } = comeBack(name, forged[name], store);
    expect((await screen.findByRole('alert', {}, patience)).textContent).toMatch(/^This response doesn’t match a sign-in/);
    expect(location.search).toBe('');
    expect(lastRequest()).toBe(before);
    unmount();
    localStorage.clear();
  }
});

test('an answer of Bluesky with an unexpected state is refused, though a visit is pending', async () => {
  const { store } = await signedInStore();
  await approved('Bluesky', 'new-lena.example');
  const before = lastRequest();
  comeBack('Bluesky', forged.Bluesky, store);
  expect(await screen.findByText(/^This response doesn’t match/, {}, patience)).toBeDefined();
  expect(lastRequest()).toBe(before);
  expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/account');
});

test.each(names)('a person who cancels at %s while signed in reads that nothing has changed, and returns to the account', async (name) => {
  const { store } = await signedInStore();
  const { user: before } = await signedInStore();
  await methods[name].begin();
  comeBack(name, name === 'X' ? 'denied=token' : 'error=access_denied', store);
  expect((await screen.findByRole('heading', { level: 1 }, patience)).textContent).toBe(`You didn’t allow access on ${name}`);
  expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('link', { name: /another way/i })).toBeNull();
  expect(store.get(currentUserAtom)?.id).toBe(before.id);
});

test.each(names)('%s: a failed redemption is retried with the same answer, which then leaves no trace', async (name) => {
  const store = guestStore();
  const query = await approved(name, `new-visitor${name.toLowerCase()}`);
  mocks.fail({ path: name === 'Frequency' ? '/api/siwf/callback' : `/api/users/connect-${name.toLowerCase()}`, network: true, times: 1 });
  const { user } = comeBack(name, query, store);
  await screen.findByRole('heading', { level: 1, name: `Signing in with ${name} didn’t work` }, patience);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe(name === 'Frequency' ? '/siwf/register' : '/onboarding/create-username'));
  for (const key of ['oauthToken', 'oauthVerifier', 'blueskyVisit', 'siwfVisit']) expect(localStorage.getItem(key)).toBeNull();
});

test('a failure reported by the network is shown in the documented wording (err.siwf.auth-failed)', async () => {
  comeBack('Frequency', 'error=server_error', guestStore());
  expect(await screen.findByText('Authentication failed. Please try again.', {}, patience)).toBeDefined();
});

test.each([
  ['without an answer', { network: true }],
  ['with 500', { status: 500, message: 'Internal Server Error' }],
  ['without a message', { status: 400, body: { statusCode: 400 } }],
  ['without JSON', { status: 502, nonJson: true }],
] as const)('Frequency failing %s is shown in the documented toast (err.siwf.auth-failed)', async (_how, fault) => {
  const store = guestStore();
  const query = await approved('Frequency', 'new-visitor-frequency');
  mocks.fail({ path: '/api/siwf/callback', ...fault, times: 1 });
  comeBack('Frequency', query, store);
  await screen.findByRole('heading', { level: 1, name: 'Signing in with Frequency didn’t work' }, patience);
  expect(store.get(toastsAtom).map(({ description, tone }) => [description, tone])).toEqual([
    ['Authentication failed. Please try again.', 'negative'],
  ]);
});

test('an account of a network that belongs to another person is not connected: the server’s message, and back (409)', async () => {
  const { store } = await signedInStore();
  comeBack('Bluesky', await approved('Bluesky', 'anna.bsky.example'), store);
  expect((await screen.findByRole('alert', {}, patience)).textContent).toBe('This Bluesky account is connected to another user');
  expect(screen.getByRole('link', { name: 'Back to your account' })).toBeDefined();
  expect(store.get(toastsAtom)).toEqual([]);
});
