import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { getOrganizationByCode, request } from '@/api';
import { Account } from '@/features/account';
import { toastsAtom } from '@/features/feedback';
import { CreateGroup, EditGroup, GroupPage } from '@/features/groups';
import { Onboarding } from '@/features/onboarding';
import * as avatar from '@/features/onboarding/state/avatar';
import { redirectAtom, redirectDoneAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };
const frame = { brand: 'Sez', captcha: undefined };

/** Opens a screen that unmounts when the address changes. Effects run twice, as in development. */
async function open(path: string, screenOf: ReactNode) {
  mocks.db.users.update(mocks.backend.personaId('regular') ?? '', { xUsername: null, password: null });
  const { store } = await signedInStore();
  const route = <Route path={path.split('?')[0] ?? path}>{screenOf}</Route>;
  const view = renderApp(<StrictMode>{route}</StrictMode>, store, path);
  return { ...view, store, messages: () => store.get(toastsAtom).map(({ title }) => title) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const idOf = async (code: string) => required(await request(getOrganizationByCode, { params: { code }, bypassCache: true })).id;
const button = (name: string) => screen.findByRole('button', { name }, patience);
const slowly = (method: string, path: string) => mocks.fail({ method, path, delayMs: 300 });

async function create({ user }: Opened) {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, patience), 'Late Trams');
  await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'latetrams');
  await user.click(screen.getByRole('combobox', { name: /type/i }));
  await user.click(required((await screen.findAllByRole('option', {}, patience))[1]));
  slowly('POST', '/api/organizations');
  await user.click(await button('Create group'));
}

async function change({ user }: Opened) {
  slowly('PATCH', '/api/organizations/:orgId');
  await user.click(await button('Save changes'));
}

async function remove({ user }: Opened) {
  slowly('DELETE', '/api/organizations/:id');
  await user.click(await button('Delete group'));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'breadclub{Enter}');
}

async function addChannel({ user }: Opened) {
  await user.click(await button('New channel'));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'late');
  slowly('POST', '/api/channels');
  await user.click(dialog.getByRole('button', { name: 'Create channel' }));
}

async function setPassword({ user }: Opened) {
  slowly('POST', '/api/users/signup');
  await user.type(await screen.findByLabelText(/New password/), 'long enough{Enter}');
}

const onEdit = async () => [`/edit-organisation/${await idOf('breadclub')}`, <EditGroup groupId={await idOf('breadclub')} />] as const;
const cases: Record<
  string,
  { at: () => Promise<readonly [string, ReactNode]>; ask: (opened: Opened) => Promise<void>; to: RegExp; says: string[] }
> = {
  'a group that was made': {
    at: async () => ['/create-organisation', <CreateGroup />],
    ask: create,
    to: /^\/group\/[^/]+$/,
    says: ['Group has been created'],
  },
  'a group that was changed': { at: onEdit, ask: change, to: /^\/group\/[^/]+$/, says: ['Group has been updated'] },
  'a group that was deleted': { at: onEdit, ask: remove, to: /^\/groups$/, says: ['The group has been successfully deleted.'] },
  'a channel that was added': {
    at: async () => ['/group/breadclub?tab=channels', <GroupPage address="breadclub" />],
    ask: addChannel,
    to: /\/channel\//,
    says: ['Channel has been created'],
  },
  'a password that was set': {
    at: async () => ['/onboarding/create-password', <Onboarding frame={frame} step="create-password" />],
    ask: setPassword,
    to: /^\/account$/,
    says: [],
  },
};

const waitUntilBusy = () => waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeNull());

test.each(Object.entries(cases))('%s navigates if the person still waits for it, and not after they have gone elsewhere', async (_what, {
  at,
  ask,
  to,
  says,
}) => {
  const waiting = await open(...(await at()));
  await ask(waiting);
  await waitFor(() => expect(waiting.at()).toMatch(to), patience);
  waiting.unmount();
  mocks.reset();
  mocks.clearFaults();

  const closed = await open(...(await at()));
  await ask(closed);
  await waitUntilBusy();
  act(() => closed.go('/search'));
  await act(requestsSettled);
  expect(closed.messages()).toEqual(says);
  expect(closed.at()).toBe('/search');
});

test('a channel added after its dialog was closed doesn’t navigate away from the group', async () => {
  const opened = await open('/group/breadclub?tab=channels', <GroupPage address="breadclub" />);
  await addChannel(opened);
  await opened.user.click(await button('Cancel'));
  await act(requestsSettled);
  expect(opened.messages()).toEqual(['Channel has been created']);
  expect(opened.at()).toBe('/group/breadclub?tab=channels');
});

test('a group deleted after its confirmation was closed still leads away from its page', async () => {
  const opened = await open(...(await onEdit()));
  await remove(opened);
  await opened.user.click(await button('Cancel'));
  await waitFor(() => expect(opened.at()).toBe('/groups'), patience);
});

test('a picture stored after Skip was pressed doesn’t navigate', async () => {
  let store: () => void = () => undefined;
  vi.spyOn(avatar, 'openPicture').mockResolvedValue({ url: 'blob:one', width: 10, height: 10 });
  vi.spyOn(avatar, 'drawCrop').mockResolvedValue(new Blob());
  vi.spyOn(avatar, 'uploadAvatar').mockReturnValue(new Promise((resolve) => (store = resolve)));
  const opened = await open('/onboarding/add-avatar', <Onboarding frame={frame} step="add-avatar" />);
  const input = required(opened.container.querySelector<HTMLInputElement>('input[type=file]'));
  await opened.user.upload(input, new File(['one'], 'one.png', { type: 'image/png' }));
  await waitFor(async () => expect((await button('Save picture')).getAttribute('aria-disabled')).toBeNull());
  await opened.user.click(await button('Save picture'));
  await opened.user.click(await button('Skip'));
  expect(opened.store.get(redirectAtom)?.path).toBe('/account');
  act(() => opened.store.set(redirectDoneAtom));
  act(() => opened.go('/search'));
  await act(async () => store());
  await act(requestsSettled);
  expect(opened.store.get(redirectAtom)).toBeUndefined();
});

test('a person who has left the account screen is not redirected to a network', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  slowly('POST', '/api/auth/login-x/request-token');
  for (const hasLeft of [false, true]) {
    leave.mockClear();
    const opened = await open('/account', <Account />);
    await opened.user.click(await button('Connect X'));
    if (hasLeft) act(() => opened.go('/search'));
    await act(requestsSettled);
    expect(leave).toHaveBeenCalledTimes(hasLeft ? 0 : 1);
    opened.unmount();
  }
});
