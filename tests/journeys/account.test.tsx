import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Account } from '@/features/account';
import { toastsAtom } from '@/features/feedback';
import { ChangePicture } from '@/features/onboarding';
import { Profile } from '@/features/profile';
import { crossPostAtoms, currentUserAtom, redirectAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { elsewhere, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const patience = { timeout: 5000 };

async function openAccount() {
  const { store } = await signedInStore();
  const messages = () => store.get(toastsAtom).map(({ title, description }) => [title, description]);
  return { store, messages, ...renderApp(<Account />, store, '/account') };
}

test('the only sign-in method cannot be disconnected: the server’s message is shown, and nothing changes', async () => {
  const id = mocks.backend.personaId('regular') ?? '';
  mocks.db.users.update(id, { phone: null, siwfId: null, blueskyHandle: null });
  const { user, store, messages } = await openAccount();
  await user.click(await screen.findByRole('switch', { name: 'Also publish my posts on X' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  await waitFor(() => expect(messages()).toEqual([['Error', 'Connect another sign-in method first']]), patience);
  expect(screen.getByRole('button', { name: 'Disconnect X' })).toBeDefined();
  expect(store.get(currentUserAtom)?.xAccount).not.toBeNull();
  expect(localStorage.getItem('isPostToX')).toBe('true');
});

test('the phone number is shown as people write it, and with none it says so', async () => {
  const { unmount } = await openAccount();
  expect(await screen.findByText('+1 201 555 0123', {}, patience)).toBeDefined();
  unmount();
  mocks.db.users.update(mocks.backend.personaId('regular') ?? '', { phone: null });
  await openAccount();
  expect(screen.queryByText('+1 201 555 0123')).toBeNull();
});

test('the picture is changed in a dialog over the account, without the steps of a newcomer', async () => {
  const { user, at } = await openAccount();
  const change = await screen.findByRole('button', { name: 'Change picture' });
  await user.click(change);
  const dialog = await screen.findByRole('dialog', { name: 'Change picture' }, patience);
  expect(within(dialog).queryByText(/Step|Skip/)).toBeNull();
  const input = required(dialog.querySelector<HTMLInputElement>('input[type=file]'));
  input.removeAttribute('accept');
  await user.upload(input, new File(['words'], 'words.txt', { type: 'text/plain' }));
  await within(dialog).findByText('File type not supported. Please choose a different file.', {}, patience);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  expect(document.activeElement).toBe(change);
  expect(at()).toBe('/account');
});

test('one’s own profile has the same dialog on the picture, and other profiles have none', async () => {
  const { store, user: me } = await signedInStore();
  const open = (username: string) => renderApp(<Profile address={{ username }} pictureAction={<ChangePicture form="badge" />} />, store);
  const { user, unmount } = open(required(me.username));
  await user.click(await screen.findByRole('button', { name: 'Change picture' }, patience));
  expect(await screen.findByRole('dialog', { name: 'Change picture' }, patience)).toBeDefined();
  unmount();
  open('maya');
  expect(await screen.findByRole('heading', { name: /Maya/, level: 1 }, patience)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull();
});

test('disconnecting X ends publishing there, and says so', async () => {
  const { user, messages } = await openAccount();
  await user.click(await screen.findByRole('switch', { name: 'Also publish my posts on X' }));
  await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  expect(await screen.findByRole('button', { name: 'Connect X' }, patience)).toBeDefined();
  expect(messages()).toEqual([['X Account Disconnected!', undefined]]);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(localStorage.getItem('isPostToX')).toBeNull();
});

test('an account that cannot be deleted stays, and the typed text is kept', async () => {
  const { user, store, messages } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog'));
  mocks.fail({ path: '/api/users/me', method: 'DELETE', status: 503, times: 1 });
  await user.type(dialog.getByLabelText('Why are you leaving?'), 'Too quiet');
  await user.type(dialog.getByLabelText(/Type DELETE/), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(messages()).toHaveLength(1), patience);
  expect(dialog.getByLabelText('Why are you leaving?')).toHaveProperty('value', 'Too quiet');
  expect(store.get(currentUserAtom)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/welcome'), patience);
  expect(localStorage.getItem('user')).toBeNull();
});

test.each([
  'delete',
  'disconnect',
])('a person who signed in in another tab before the answer arrived keeps their session and choices (%s)', async (what) => {
  const { user, store, messages } = await openAccount();
  const maya = { ...required(store.get(currentUserAtom)), id: 'maya' };
  mocks.fail({ path: what === 'delete' ? '/api/users/me' : '/api/users/disconnect-x', delayMs: 300 });
  if (what === 'delete') {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/Type DELETE/), 'DELETE{Enter}');
  } else await user.click(screen.getByRole('button', { name: 'Disconnect X' }));
  act(() => elsewhere(maya));
  act(() => store.set(crossPostAtoms.x, true));
  await act(requestsSettled);
  expect([store.get(currentUserAtom)?.id, store.get(crossPostAtoms.x), store.get(redirectAtom), messages()]).toEqual([
    'maya',
    true,
    undefined,
    [],
  ]);
});
