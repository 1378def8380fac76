import { mocks, withBackend } from '@tests/journeys/session';
import { aGroup, aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { currentUserSchema, type Organization } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { currentUserAtom, currentUserIdAtom } from '@/features/session';
import { stored } from '@/shared/storage';
import { groupAtom, putGroupsAtom } from './groups.ts';
import { takeMemberStepAtom } from './memberSteps.ts';
import { takeOwnStepAtom } from './ownSteps.ts';

withBackend();

/** The group as the server sends it to a person with this status. */
const group = (myMembership: Organization['myMembership'], more: Partial<Organization> = {}): Organization => ({
  ...aGroup('g1', { name: 'Trams', username: 'trams', myMembership }),
  ...more,
});

const channel = {
  id: 'c1',
  channelId: 'c1',
  name: 'line 4',
  description: null,
  avatarFileId: null,
  numFollowers: 3,
  ownerType: 'organization',
  ownerId: 'g1',
} as const;

/** A store whose signed-in person follows a channel of the group and one of another group. */
function arrange(membership: Organization['myMembership'], answer: Omit<Parameters<typeof mocks.fail>[0], 'path'>) {
  const other = { ...channel, id: 'c2', channelId: 'c2', ownerId: 'g2' };
  const followingChannels = [
    { channelId: 'c1', followType: 'follow' as const, channel },
    { channelId: 'c2', followType: 'monitor' as const, channel: other },
  ];
  stored('user', currentUserSchema).write({ ...aPerson('u1'), followingChannels });
  const store = createStore();
  store.sub(currentUserIdAtom, () => undefined);
  store.set(putGroupsAtom, [group(membership)]);
  mocks.fail({ path: '*', ...answer });
  const status = () => store.get(groupAtom('g1'))?.myMembership?.status;
  const followed = () => store.get(currentUserAtom)?.followingChannels.map(({ channelId }) => channelId);
  const messages = () => store.get(toastsAtom).map(({ title, description, life }) => [title, description, life].filter(Boolean).join(': '));
  return { store, status, followed, messages };
}

const refused = (status: number, message?: string) => ({ status, body: { statusCode: status, message } });
const answered = (body: Organization) => ({ status: 200, body });

test('a request is shown at once, and undone with the server’s message', async () => {
  const { store, status, messages } = arrange({ status: 'none' }, refused(400, 'You’re banned from this group'));
  const step = store.set(takeOwnStepAtom, 'g1', 'requestToJoin');
  expect(status()).toBe('requested');
  expect(await step).toBe(false);
  expect(status()).toBe('none');
  expect(messages()).toEqual(['Error: You’re banned from this group: 7000']);
});

test('without a network the catalogue’s message is shown', async () => {
  const { store, messages } = arrange({ status: 'invited', role: 'member' }, { network: true });
  await store.set(takeOwnStepAtom, 'g1', 'acceptInvitation');
  expect(messages()).toEqual(['Error: Network request failed: 7000']);
});

test('a request while invited is reported as an acceptance', async () => {
  const { store, messages } = arrange({ status: 'invited', role: 'member' }, answered(group({ status: 'member', role: 'member' })));
  await store.set(takeOwnStepAtom, 'g1', 'requestToJoin');
  expect(messages()).toEqual(['Invitation has been accepted.: 7000']);
});

test('leaving removes the group’s channels, and no others, from the stored user', async () => {
  const { store, followed, messages } = arrange({ status: 'member', role: 'member' }, answered(group({ status: 'none' })));
  await store.set(takeOwnStepAtom, 'g1', 'leave');
  expect(followed()).toEqual(['c2']);
  expect(messages()).toEqual(['Left group: 7000']);
});

test('being removed or banned does the same', () => {
  for (const status of ['none', 'banned'] as const) {
    const { store, followed } = arrange({ status: 'member', role: 'member' }, refused(500));
    store.set(putGroupsAtom, [group({ status })]);
    expect(followed()).toEqual(['c2']);
  }
});

test('a stranger may follow the channels of a public group', () => {
  const { store, followed } = arrange({ status: 'none' }, refused(500));
  store.set(putGroupsAtom, [group({ status: 'none' })]);
  expect(followed()).toEqual(['c1', 'c2']);
});

test('a refusal for lack of rights keeps the person on the page', async () => {
  const { store, messages } = arrange({ status: 'member', role: 'member' }, refused(403, 'Forbidden resource'));
  expect(await store.set(takeMemberStepAtom, 'g1', { kind: 'ban', userId: 'u2' })).toBe(false);
  expect(messages()).toEqual(['Error: Forbidden resource: 7000']);
});

test('lists without members keep the group’s known ones, and losing the right to invite drops the invitations', () => {
  const { store } = arrange({ status: 'member', role: 'admin' }, refused(500));
  const people = [{ userId: 'u2', role: 'member' as const, hidden: false }];
  store.set(putGroupsAtom, [group({ status: 'member', role: 'admin' }, { members: people, invitations: people })]);
  store.set(putGroupsAtom, [group({ status: 'member', role: 'admin' })]);
  expect(store.get(groupAtom('g1'))).toMatchObject({ members: people, invitations: people });
  store.set(putGroupsAtom, [group({ status: 'member', role: 'member' }, { members: people })]);
  expect(store.get(groupAtom('g1'))?.invitations).toBeUndefined();
});
