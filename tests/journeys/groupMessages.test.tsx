import { pair } from '@mocks/db/table';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getChannel, getOrganization, type Membership, type Organization, request } from '@/api';
import { PlainToasts } from '@/app/global/PlainToasts';
import { channelAtom, putChannelsAtom } from '@/features/channels';
import { chooseChannelFollowAtom, setChannelFollowAtom } from '@/features/channels/state/followChannel';
import { Connections } from '@/features/connections';
import { toastsAtom } from '@/features/feedback';
import { GroupsOverview } from '@/features/groups';
import { useInvite } from '@/features/groups/data/useInvite';
import { useDeleteGroup, useSaveGroup } from '@/features/groups/data/useSaveGroup';
import { emptyGroup, fieldsOfGroup } from '@/features/groups/model/groupInput';
import { putGroupsAtom } from '@/features/groups/state/groups';
import { type MemberStep, takeMemberStepAtom } from '@/features/groups/state/memberSteps';
import { type OwnStep, takeOwnStepAtom } from '@/features/groups/state/ownSteps';
import { isSignedInAtom, redirectAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { sendWaiting } from '@/shared/lib/sendLater';
import catalogue from '../spec/errors.json';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

// The groups' part of the error catalogue: each message is triggered through the user interface's hooks and read in the toasts.

withBackend();

interface Message {
  readonly id: string;
  readonly kind: string;
  readonly message?: string;
  readonly lifeMs?: number;
}

const rows: readonly Message[] = catalogue;
const from = rows.findIndex(({ id }) => id === 'err.group-statuscode');
const until = rows.findIndex(({ id }) => id === 'err.success.unfollowed-monitoring');
const groupRows = rows.slice(from, until + 1);

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

/** Lena owns the Slow Bread Club. Hanna is an admin, Teo has asked to join, Quill is invited, Emeka is banned, Maya isn't a member. */
interface Scene {
  readonly store: Store;
  readonly group: Organization;
  /** Calls a hook and runs an action on its result, as a component of the group would. */
  carryOut<T>(hook: () => T, press: (value: T) => Promise<unknown>): Promise<void>;
}

const idOf = (username: string) => required(mocks.db.users.by('username', username)[0]).id;
const groupId = (username: string) => required(mocks.db.organizations.by('username', username)[0]).id;

/** Signs Lena in, with the given membership status in a group. */
async function arrange(username = 'breadclub', status?: Membership['status']): Promise<Scene> {
  const organizationId = groupId(username);
  const id = pair(organizationId, idOf('lena'));
  if (status === 'none') mocks.db.memberships.delete(id);
  else if (status) {
    const row = { organizationId, userId: idOf('lena'), role: 'member', hidden: false, since: mocks.clock.iso() } as const;
    mocks.db.memberships.put({ id, status, ...row });
  }
  const { store } = await signedInStore();
  const group = required(await request(getOrganization, { params: { id: organizationId }, bypassCache: true }));
  store.set(putGroupsAtom, [group]);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Provider store={store}>{children}</Provider>
    </QueryClientProvider>
  );
  return {
    store,
    group,
    async carryOut(hook, press) {
      const { result } = renderHook(hook, { wrapper });
      await act(async () => void (await press(result.current)));
    },
  };
}

const member =
  (kind: MemberStep['kind'], username: string, more = {}) =>
  async () => {
    const scene = await arrange();
    await scene.store.set(takeMemberStepAtom, scene.group.id, { kind, userId: idOf(username), ...more } as MemberStep);
    return scene.store;
  };

const own = (step: OwnStep, group: string, status?: Membership['status']) => async () => {
  const scene = await arrange(group, status);
  await scene.store.set(takeOwnStepAtom, scene.group.id, step);
  return scene.store;
};

const follow = (steps: readonly ('follow' | 'monitor' | null)[]) => async () => {
  const { store, group } = await arrange('datakitchen');
  const channel = required(await request(getChannel, { params: { id: group.channelId ?? '' }, bypassCache: true }));
  store.set(putChannelsAtom, [channel]);
  for (const step of steps) await store.set(setChannelFollowAtom, channel.id, step);
  return store;
};

const raise: Record<string, () => Promise<Store>> = {
  'err.success.group-created': async () => {
    const { store, carryOut } = await arrange();
    const draft = { ...emptyGroup, name: 'Kite Club', username: 'kites', typeId: '1' };
    await carryOut(
      () => useSaveGroup(),
      ({ save }) => save(draft),
    );
    return store;
  },
  'err.success.group-updated': async () => {
    const { store, carryOut, group } = await arrange();
    await carryOut(
      () => useSaveGroup({ id: group.id, before: fieldsOfGroup(group) }),
      ({ save }) => save({ ...fieldsOfGroup(group), description: 'Rye, mostly.' }),
    );
    return store;
  },
  'err.success.group-deleted': async () => {
    const { store, carryOut, group } = await arrange();
    await carryOut(
      () => useDeleteGroup(group.id),
      ({ remove }) => remove(),
    );
    return store;
  },
  'err.success.member-added': async () => {
    const { store, carryOut, group } = await arrange();
    await carryOut(
      () => useInvite(group.id),
      ({ invite }) => invite([idOf('maya'), idOf('noor')], { role: 'member', hidden: false }),
    );
    return store;
  },
  'err.success.member-deleted': member('remove', 'ravi'),
  'err.success.member-banned': member('ban', 'ravi'),
  'err.success.member-unbanned': member('unban', 'emeka'),
  'err.success.role-updated': member('edit', 'ravi', { role: 'moderator', hidden: false, change: 'role' }),
  'err.success.visibility-updated': member('edit', 'ravi', { role: 'member', hidden: true, change: 'hidden' }),
  'err.success.invitation-canceled': member('cancelInvitation', 'quill'),
  'err.success.request-approved': member('acceptRequest', 'teo'),
  'err.success.request-declined': member('declineRequest', 'teo'),
  'err.success.invitation-accepted': own('acceptInvitation', 'nightreaders'),
  'err.success.invitation-declined': own('declineInvitation', 'nightreaders'),
  'err.success.request-sent': own('requestToJoin', 'eastchoir', 'none'),
  'err.success.left-group': own('leave', 'tramriders'),
  'err.success.followed-following': follow(['follow']),
  'err.success.followed-monitoring': follow(['monitor']),
  'err.success.unfollowed-following': follow(['follow', null]),
  'err.success.unfollowed-monitoring': follow(['monitor', null]),
  'err.group-network': async () => {
    const { store, group } = await arrange('nightreaders');
    mocks.fail({ path: '/api/organizations/:id/accept-invitation', network: true });
    await store.set(takeOwnStepAtom, group.id, 'acceptInvitation');
    return store;
  },
};

/** Rows without a fixed message text; each has a test of its own below. */
const apart = ['err.group-statuscode', 'err.org-list-forced-logout', 'err.group-delete', 'err.following-list'];

const Messages = () => <PlainToasts toasts={useAtomValue(toastsAtom)} onDismiss={() => undefined} />;

/** The texts of the latest toast as rendered, and how long it is shown. */
function read(store: Store): { words: readonly (string | null)[]; life: number | undefined } {
  const { unmount } = renderApp(<Messages />, store);
  const latest = [...screen.getByRole('status').children].at(-1);
  const words = [...(latest?.querySelectorAll('*') ?? [])]
    .filter((element) => element.childElementCount === 0 && element.closest('button') === null)
    .map(({ textContent }) => textContent);
  unmount();
  return { words, life: store.get(toastsAtom).at(-1)?.life };
}

test('every message of the groups occurs here', () => {
  expect(groupRows.length).toBeGreaterThan(24);
  expect([...Object.keys(raise), ...apart].toSorted()).toEqual(groupRows.map(({ id }) => id).toSorted());
});

test.each(groupRows.filter(({ id }) => id in raise))('$id', async ({ id, kind, message = '', lifeMs }) => {
  const store = await required(raise[id])();
  const expected = message.replace('{name}', 'Open Data Kitchen');
  expect(read(store)).toEqual({ words: kind === 'success' ? [expected] : ['Error', expected], life: lifeMs });
});

test.each([
  200, 400, 403, 500,
])('an answer of %d with a statusCode is an error with the server’s message (err.group-statuscode)', async (status) => {
  const { store, group } = await arrange('tramriders');
  const body = { statusCode: status === 200 ? 400 : status, message: 'The tram has left' };
  mocks.fail({ path: '/api/organizations/:id/leave', status, body });
  expect(await store.set(takeOwnStepAtom, group.id, 'leave')).toBe(false);
  expect(read(store)).toEqual({ words: ['Error', 'The tram has left'], life: 7000 });
  // A missing permission neither signs the person out nor redirects.
  expect([store.get(isSignedInAtom), store.get(redirectAtom)]).toEqual([true, undefined]);
});

test.each([
  [{ statusCode: 500, message: 'The archive is closed' }, 'The archive is closed'],
  [{ statusCode: 500 }, 'Failed to delete group'],
])('a group that cannot be deleted: %o (err.group-delete)', async (body, message) => {
  const { store, carryOut, group } = await arrange();
  mocks.fail({ path: '/api/organizations/:id', method: 'DELETE', status: 500, body });
  await carryOut(
    () => useDeleteGroup(group.id),
    ({ remove }) => remove(),
  );
  expect(read(store)).toEqual({ words: ['Error', message], life: 7000 });
});

const lists = ['/api/organizations/my', '/api/organizations/other'];
const farewells = ['User account is deleted', 'User no longer exists', 'Unauthorized'];

test.each(
  lists.flatMap((path) => farewells.map((message) => [path, message] as const)),
)('%s answering “%s” ends the session (err.org-list-forced-logout)', async (path, message) => {
  const { store } = await arrange();
  localStorage.setItem('activeTab', '"following"');
  mocks.fail({ path, status: 401, body: { statusCode: 401, message } });
  renderApp(<GroupsOverview />, store, '/groups');
  await waitFor(() => expect(store.get(redirectAtom)).toEqual({ path: '/' }), { timeout: 5000 });
  expect(store.get(isSignedInAtom)).toBe(false);
  expect([localStorage.getItem('user'), localStorage.getItem('activeTab')]).toEqual([null, null]);
  expect(store.get(toastsAtom)).toEqual([]);
});

test.each([
  { status: 500 },
  { nonJson: true },
  { network: true },
])('channels that fail to load are omitted without a message: %o (err.following-list)', async (failure) => {
  const { store } = await arrange();
  // The failure is only logged, without a message.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mocks.fail({ path: '/api/users/:userId/following-channels', ...failure });
  renderApp(<Connections userId={idOf('lena')} />, store, '/followers/x?type=channels');
  const panel = within(await screen.findByRole('tabpanel', {}, { timeout: 5000 }));
  expect(await panel.findByRole('heading', { name: 'No channels' }, { timeout: 5000 })).toBeDefined();
  expect(store.get(toastsAtom)).toEqual([]);
  log.mockRestore();
});

test('pressing Monitor on and off without waiting names the Monitoring feed', async () => {
  const { store, group } = await arrange('datakitchen');
  const channel = required(await request(getChannel, { params: { id: group.channelId ?? '' }, bypassCache: true }));
  store.set(putChannelsAtom, [{ ...channel, followType: null }]);
  await Promise.all([store.set(setChannelFollowAtom, channel.id, 'monitor'), store.set(setChannelFollowAtom, channel.id, null)]);
  expect(store.get(toastsAtom).at(-1)?.title).toMatch(/has been removed from your Monitoring feed\.$/);
});

test('the end of following a channel is shown at once and can be taken back until it is sent; a refusal brings it back', async () => {
  const { store, group } = await arrange('datakitchen');
  const params = { id: group.channelId ?? '' };
  const load = async () => required(await request(getChannel, { params, bypassCache: true }));
  store.set(putChannelsAtom, [await load()]);
  await store.set(setChannelFollowAtom, params.id, 'follow');
  const shown = () => required(store.get(channelAtom(params.id)));
  const { numFollowers } = shown();
  const titles = () => store.get(toastsAtom).map(({ title }) => title);
  const end = () => store.set(chooseChannelFollowAtom, params.id, null);
  await end();
  expect(shown()).toMatchObject({ followType: null, numFollowers: numFollowers - 1 });
  expect(titles().at(-1)).toMatch(/has been removed from your Following feed\.$/);
  store.get(toastsAtom).at(-1)?.action?.onAction();
  await sendWaiting();
  expect(shown()).toMatchObject({ followType: 'follow', numFollowers });
  expect((await load()).numFollowers).toBe(numFollowers);

  mocks.fail({ path: '/api/users/unfollow-channel', method: 'POST', status: 400, message: 'Not now', times: 1 });
  await end();
  await sendWaiting();
  expect(shown().followType).toBe('follow');
  expect(store.get(toastsAtom).at(-1)).toMatchObject({ description: 'Not now' });

  // The button as a way back: nothing is sent, and nothing is left to take back.
  await end();
  await store.set(chooseChannelFollowAtom, params.id, 'follow');
  expect(titles().filter((title) => title?.includes('removed'))).toEqual([]);
  await end();
  await sendWaiting();
  expect(shown().followType).toBeNull();
  expect((await load()).numFollowers).toBe(numFollowers - 1);
});
