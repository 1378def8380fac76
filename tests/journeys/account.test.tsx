import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Account } from '@/features/account';
import { toastsAtom } from '@/features/feedback';
import { crossPostAtoms, currentUserAtom, redirectAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { elsewhere, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const patience = { timeout: 5000 };

async function openAccount() {
  const { store } = await signedInStore();
  const said = () => store.get(toastsAtom).map(({ title, description }) => [title, description]);
  return { store, said, ...renderApp(<Account />, store, '/account') };
}

test('the only way in cannot be cut: the server’s words, and everything stays', async () => {
  const id = mocks.backend.personaId('regular') ?? '';
  mocks.db.users.update(id, { phone: null, siwfId: null, blueskyHandle: null });
  const { user, store, said } = await openAccount();
  await user.click(await screen.findByRole('switch', { name: 'Also publish my posts on X' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  await waitFor(() => expect(said()).toEqual([['Error', 'Connect another sign-in method first']]), patience);
  expect(screen.getByRole('button', { name: 'Disconnect X' })).toBeDefined();
  expect(store.get(currentUserAtom)?.xAccount).not.toBeNull();
  expect(localStorage.getItem('isPostToX')).toBe('true');
});

test('cutting X off ends publishing there, and says so', async () => {
  const { user, said } = await openAccount();
  await user.click(await screen.findByRole('switch', { name: 'Also publish my posts on X' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  expect(await screen.findByRole('button', { name: 'Connect X' }, patience)).toBeDefined();
  expect(said()).toEqual([['X Account Disconnected!', undefined]]);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(localStorage.getItem('isPostToX')).toBeNull();
});

test('an account that cannot be deleted stays, and nothing of what was typed is lost', async () => {
  const { user, store, said } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  mocks.fail({ path: '/api/users/me', method: 'DELETE', status: 503, times: 1 });
  await user.type(dialog.getByLabelText('Why are you leaving?'), 'Too quiet');
  await user.type(dialog.getByLabelText(/Type DELETE/), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(said()).toHaveLength(1), patience);
  expect(dialog.getByLabelText('Why are you leaving?')).toHaveProperty('value', 'Too quiet');
  expect(store.get(currentUserAtom)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/welcome'), patience);
  expect(localStorage.getItem('user')).toBeNull();
});

test.each([
  'delete',
  'disconnect',
])('who has signed in in another tab before the answer came keeps their session and choices (%s)', async (what) => {
  const { user, store, said } = await openAccount();
  const maya = { ...required(store.get(currentUserAtom)), id: 'maya' };
  mocks.fail({ path: what === 'delete' ? '/api/users/me' : '/api/users/disconnect-x', delayMs: 300 });
  if (what === 'delete') {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/Type DELETE/), 'DELETE{Enter}');
  } else await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  act(() => elsewhere(maya));
  act(() => store.set(crossPostAtoms.x, true));
  await act(requestsSettled);
  expect([store.get(currentUserAtom)?.id, store.get(crossPostAtoms.x), store.get(redirectAtom), said()]).toEqual([
    'maya',
    true,
    undefined,
    [],
  ]);
});
