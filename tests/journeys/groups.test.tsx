import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrganizationByCode, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { EditGroup, GroupPage, GroupRail, GroupsOverview } from '@/features/groups';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();

async function openGroup(code: string) {
  const { store } = await signedInStore();
  const { id } = required(await request(getOrganizationByCode, { params: { code }, bypassCache: true }));
  const messages = () => store.get(toastsAtom).map(({ title, description, life }) => [title, description, life]);
  return { store, id, messages };
}

const patience = { timeout: 5000 };

test('a group that cannot be deleted stays, with “Failed to delete group” where the server sends no message (err.org.delete-failed)', async () => {
  const { store, id, messages } = await openGroup('breadclub');
  mocks.fail({ path: '/api/organizations/:id', method: 'DELETE', status: 500, body: { statusCode: 500 } });
  const { user, at } = renderApp(<EditGroup groupId={id} />, store, `/edit-organisation/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete group' }, patience));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Delete group' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(dialog.getByRole('textbox'), 'breadclub{Enter}');
  await waitFor(() => expect(messages()).toEqual([['Error', 'Failed to delete group', 7000]]));
  expect(at()).toBe(`/edit-organisation/${id}`);
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'breadclub');

  mocks.clearFaults();
  await user.type(dialog.getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(at()).toBe('/groups'));
  expect(messages().at(-1)).toEqual(['The group has been successfully deleted.', undefined, 7000]);
});

test('an address of a group is read as its id and then as its code (gap.group.by-code)', async () => {
  const { store } = await openGroup('breadclub');
  const earlier = mocks.backend.log.entries.at(-1)?.id ?? 0;
  renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab');
  await screen.findByRole('heading', { level: 1, name: /Street Lab/ }, patience);
  const paths = mocks.backend.log.entries.flatMap(({ id, path }) => (id > earlier ? path : []));
  expect(paths.filter((path) => path.endsWith('/streetlab'))).toEqual([
    '/api/organizations/streetlab',
    '/api/organizations/by-code/streetlab',
  ]);
});

test('lists of groups that are loading don’t render in a loop', async () => {
  const { store } = await signedInStore();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mocks.fail({ path: '/api/organizations/my', method: 'GET', delayMs: 200 });
  renderApp(<GroupsOverview />, store, '/groups');
  expect(await screen.findByText('Street Lab', {}, patience)).toBeDefined();
  expect(complaints.mock.calls.flat().filter((message) => /update depth/.test(String(message)))).toEqual([]);
  complaints.mockRestore();
});

test('the open list of people is stored in the address, and the rail links to it', async () => {
  const { store } = await openGroup('streetlab');
  const { user, at } = renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab?tab=members&people=banned');
  expect(await screen.findByRole('button', { name: 'Unban: Viktor Brandt' }, patience)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Invited/ }));
  expect(at()).toBe('/group/streetlab?tab=members&people=invited');
  await user.click(screen.getByRole('radio', { name: 'Members' }));
  expect(at()).toBe('/group/streetlab?tab=members');
});

test('the rail of a group shows requests, channels and the membership; beside the whole list of requests it doesn’t repeat them', async () => {
  const { store } = await openGroup('streetlab');
  const beside = renderApp(<GroupRail address="streetlab" closed="closed" />, store, '/group/streetlab');
  const requests = within(await screen.findByRole('region', { name: 'Join requests' }, patience));
  expect(requests.getAllByRole('listitem').map((row) => /Amira|Ines/.exec(row.textContent)?.[0])).toEqual(['Amira', 'Ines']);
  await beside.user.click(requests.getByRole('button', { name: 'Decline: Amira Haddad' }));
  await waitFor(() => expect(requests.queryByText('Amira Haddad')).toBeNull());
  await beside.user.click(requests.getByRole('button', { name: 'Approve: Ines Duarte' }));
  expect(await requests.findByText('No requests')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Join requests');
  const channels = within(await screen.findByRole('region', { name: 'Channels' }));
  expect(channels.getAllByRole('link').map((link) => link.textContent)).toEqual(['crossings', 'noise', 'shade']);
  expect(screen.getByRole('region', { name: 'Your membership' }).textContent).toMatch(/Admin since \w+ \d+, \d{4}\. Your role is/);
  beside.unmount();

  renderApp(<GroupRail address="streetlab" closed="closed" />, store, '/group/streetlab?tab=members&people=requests');
  await screen.findByRole('region', { name: 'Channels' }, patience);
  expect(screen.queryByRole('region', { name: 'Join requests' })).toBeNull();
});

test('the rail shows nothing of a group that is closed to the person', async () => {
  const { store } = await openGroup('quietcarriage');
  renderApp(<GroupRail address="quietcarriage" closed="closed" />, store);
  expect(await screen.findByText('closed', {}, patience)).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
});
