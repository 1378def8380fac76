import { expect } from 'vitest';
import type { ContractCase, ContractCases, Harness, RequestParts } from '../harness.ts';

const forbidden = '403 Forbidden resource';
const noGroup = '404 Group not found';
const at =
  (username: string, key = 'id') =>
  (harness: Harness) => ({ params: { [key]: harness.group(username).id } });
const nowhere = (key = 'id') => ({ params: { [key]: 'g9999999' } });
const about = (username: string) => (harness: Harness) => ({ body: { userId: harness.id(username) } });
/** A request about a person in a group. */
const target = (group: string, username: string, as?: string) => (harness: Harness) => ({
  ...at(group)(harness),
  ...about(username)(harness),
  ...(as ? { as } : {}),
});
const input = (harness: Harness, username: string) => ({ userId: harness.id(username), role: 'moderator', hidden: false });
const inside =
  (username: string, group = 'streetlab') =>
  async (harness: Harness) =>
    (await harness.call(username, 'getOrganization', at(group)(harness))).body;
const members = async (harness: Harness, group = 'streetlab') =>
  ((await inside('lena', group)(harness)).members as { userId: string }[]).map((member) => member.userId);
const club = { isPrivate: false, name: 'Kite Club', username: 'kites', typeId: '1' };

const nobodysGroup = (username: string) => (harness: Harness) => ({ ...nowhere(), ...about(username)(harness) });

/** Fields of a group that are refused, whether it is made or changed. */
const unfitFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '400 Username is invalid': { username: 'two words' },
  '400 Type is invalid': { typeId: '99' },
  '400 Email is invalid': { email: 'nowhere' },
  '400 Email is too long': { email: `${'x'.repeat(250)}@mail.example` },
  '400 Name is too long': { name: 'x'.repeat(101) },
  '400 Description is too long': { description: 'x'.repeat(1001) },
  '400 Terms are too long': { terms: 'x'.repeat(5001) },
  '400 Picture not found': { avatarFileId: 'f9999999' },
};

const unfit = (
  parts: (fields: Readonly<Record<string, string>>, harness: Harness) => RequestParts,
): NonNullable<ContractCase['refusals']> =>
  Object.fromEntries(Object.entries(unfitFields).map(([refusal, fields]) => [refusal, (harness: Harness) => parts(fields, harness)]));

const memberAccess = {
  [forbidden]: (action: string) => target('streetlab', action, 'oleg'),
};

/** Groups, members and channels: 55–79. */
export const groupCases = {
  getMyOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOtherOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOrganization: { send: at('streetlab'), refusals: { [noGroup]: () => nowhere() } },
  getOrganizationByCode: {
    send: (harness) => ({ params: { code: harness.group('streetlab').code } }),
    refusals: { [noGroup]: () => ({ params: { code: 'nothing' } }) },
  },
  getBannedUsers: {
    send: at('streetlab'),
    refusals: { [forbidden]: (harness) => ({ ...at('streetlab')(harness), as: 'oleg' }), [noGroup]: () => nowhere() },
  },
  getOrganizationTypes: { send: () => ({}) },
  createOrganization: {
    send: () => ({ body: club }),
    effect: async (harness, body) => {
      const mine = await harness.call('lena', 'getMyOrganizations', { query: { search: 'kite' } });
      expect(mine.body.results).toMatchObject([{ id: body.id, myMembership: { status: 'member', role: 'owner' } }]);
      expect((await harness.call('lena', 'getChannel', { params: { id: body.channelId ?? '' } })).status).toBe(200);
    },
    refusals: {
      '400 Name is required': () => ({ body: { ...club, name: ' ' } }),
      '400 Username is required': () => ({ body: { ...club, username: ' ' } }),
      '400 Type is required': () => ({ body: { ...club, typeId: ' ' } }),
      ...unfit((fields) => ({ body: { ...club, ...fields } })),
      '409 Username is already taken': () => ({ body: { ...club, username: 'citydesk' } }),
    },
  },
  updateOrganization: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { name: 'Street Laboratory', isPrivate: false } }),
    effect: async (harness) => expect(await inside('hanna')(harness)).toMatchObject({ name: 'Street Laboratory', isPrivate: false }),
    refusals: {
      [forbidden]: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'dmitry', body: { name: 'x' } }),
      [noGroup]: () => ({ ...nowhere('orgId'), body: { name: 'x' } }),
      ...unfit((fields, harness) => ({ ...at('streetlab', 'orgId')(harness), body: fields })),
      '409 Username is already taken': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { username: 'citydesk' } }),
    },
  },
  deleteOrganization: {
    send: at('breadclub'),
    effect: async (harness) => {
      expect((await harness.call('lena', 'getMyOrganizations', { query: { search: 'bread' } })).body.count).toBe(0);
      expect((await harness.call('hanna', 'search', { query: { query: 'stairwell' } })).body.count).toBe(0);
    },
    refusals: { [forbidden]: (harness) => ({ ...at('breadclub')(harness), as: 'hanna' }), [noGroup]: () => nowhere() },
  },
  inviteMember: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'hanna') }),
    effect: async (harness) =>
      expect(await inside('hanna')(harness)).toMatchObject({ myMembership: { status: 'invited', role: 'moderator' } }),
    refusals: {
      '400 User is banned from this group': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'vbrandt') }),
      '400 User ID is required': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { ...input(harness, 'hanna'), userId: ' ' } }),
      [forbidden]: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'dmitry', body: input(harness, 'hanna') }),
      [noGroup]: (harness) => ({ ...nowhere('orgId'), body: input(harness, 'hanna') }),
      '409 User is already invited': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'noor') }),
      '404 User not found': (harness) => ({
        ...at('streetlab', 'orgId')(harness),
        body: { ...input(harness, 'hanna'), userId: 'u9999999' },
      }),
      '409 User is already a member': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'oleg') }),
    },
  },
  editMember: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'oleg') }),
    effect: async (harness) => expect(await inside('oleg')(harness)).toMatchObject({ myMembership: { role: 'moderator' } }),
    refusals: {
      "400 The owner's role cannot be changed": (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'anna') }),
      [forbidden]: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'oleg', body: input(harness, 'kofi') }),
      [noGroup]: (harness) => ({ ...nowhere('orgId'), body: input(harness, 'hanna') }),
      '404 Member not found': (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'hanna') }),
    },
  },
  acceptInvitation: {
    send: at('nightreaders'),
    effect: async (harness) =>
      expect(await inside('lena', 'nightreaders')(harness)).toMatchObject({
        myMembership: { status: 'member' },
        members: expect.arrayContaining([expect.objectContaining({ userId: harness.id('lena') })]) as unknown[],
      }),
    refusals: { '404 Invitation not found': at('eastchoir'), [noGroup]: () => nowhere() },
  },
  declineInvitation: {
    send: at('nightreaders'),
    effect: async (harness) => expect(await inside('lena', 'nightreaders')(harness)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: { '404 Invitation not found': at('eastchoir'), [noGroup]: () => nowhere() },
  },
  cancelInvitation: {
    send: target('streetlab', 'noor'),
    effect: async (harness) => expect((await inside('lena')(harness)).invitations).toEqual([]),
    refusals: {
      [forbidden]: target('streetlab', 'noor', 'dmitry'),
      '404 Invitation not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('noor'),
    },
  },
  removeMember: {
    send: target('streetlab', 'oleg'),
    effect: async (harness) => expect(await members(harness)).not.toContain(harness.id('oleg')),
    refusals: {
      '400 The owner cannot be removed': target('streetlab', 'anna'),
      [forbidden]: memberAccess[forbidden]('kofi'),
      '404 Member not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('oleg'),
    },
  },
  banUser: {
    send: target('streetlab', 'oleg'),
    effect: async (harness) => {
      expect(await members(harness)).not.toContain(harness.id('oleg'));
      expect((await harness.call('lena', 'getBannedUsers', at('streetlab')(harness))).body.results).toContainEqual(
        expect.objectContaining({ userId: harness.id('oleg') }),
      );
      expect((await harness.call('oleg', 'getOtherOrganizations', { query: { search: 'street' } })).body.count).toBe(0);
    },
    refusals: {
      '400 The owner cannot be banned': target('streetlab', 'anna'),
      [forbidden]: memberAccess[forbidden]('kofi'),
      '400 User ID is required': (harness) => ({ ...at('streetlab')(harness), body: { userId: 'null' } }),
      [noGroup]: nobodysGroup('oleg'),
      '404 User not found': (harness) => ({ ...at('streetlab')(harness), body: { userId: 'u9999999' } }),
    },
  },
  unbanUser: {
    send: target('streetlab', 'vbrandt'),
    effect: async (harness) => expect(await inside('vbrandt')(harness)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: {
      [forbidden]: memberAccess[forbidden]('vbrandt'),
      '404 User not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('vbrandt'),
    },
  },
  getJoinRequests: {
    send: at('streetlab'),
    refusals: { [forbidden]: (harness) => ({ ...at('streetlab')(harness), as: 'oleg' }), [noGroup]: () => nowhere() },
  },
  requestToJoin: {
    send: at('eastchoir'),
    effect: async (harness) => {
      expect(await inside('lena', 'eastchoir')(harness)).toMatchObject({ myMembership: { status: 'requested' } });
      expect((await harness.call('carmen', 'getJoinRequests', at('eastchoir')(harness))).body.results).toMatchObject([
        { userId: harness.id('lena') },
      ]);
    },
    refusals: {
      '400 You are banned from this group': at('smalllenses'),
      [noGroup]: () => nowhere(),
      '409 Request already sent': at('riverswim'),
      '409 User is already a member': at('citydesk'),
    },
  },
  leaveOrganization: {
    send: at('citydesk'),
    effect: async (harness) => {
      expect(await inside('lena', 'citydesk')(harness)).toMatchObject({ myMembership: { status: 'none' } });
      const channels = (await harness.call('lena', 'getCurrentUser')).body.followingChannels as { channelId: string }[];
      expect(channels.map((entry) => entry.channelId)).not.toContain(harness.group('citydesk').channelId);
    },
    refusals: {
      '400 The owner cannot leave the group': at('breadclub'),
      '404 Member not found': at('eastchoir'),
      [noGroup]: () => nowhere(),
    },
  },
  acceptJoinRequest: {
    send: target('streetlab', 'ines'),
    effect: async (harness) => expect(await members(harness)).toContain(harness.id('ines')),
    refusals: {
      [forbidden]: memberAccess[forbidden]('ines'),
      '404 Join request not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('ines'),
    },
  },
  declineJoinRequest: {
    send: target('streetlab', 'ines'),
    effect: async (harness) => {
      expect((await harness.call('lena', 'getJoinRequests', at('streetlab')(harness))).body.results).not.toContainEqual(
        expect.objectContaining({ userId: harness.id('ines') }),
      );
      expect((await harness.call('ines', 'getUnreadNotifications')).body.results[0]).toMatchObject({ type: 'group_join_declined' });
    },
    refusals: {
      [forbidden]: memberAccess[forbidden]('ines'),
      '404 Join request not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('ines'),
    },
  },
  getChannel: {
    send: (harness) => ({ params: { id: harness.group('citydesk').channelId } }),
    refusals: { '404 Channel not found': (harness) => ({ params: { id: harness.group('quietcarriage').channelId } }) },
  },
  getChannels: { send: (harness) => ({ query: { limit: 15, ownerType: 'organization', ownerId: harness.group('datakitchen').id } }) },
  saveChannel: {
    send: (harness) => ({ body: { id: harness.group('streetlab').id, name: 'benches' } }),
    effect: async (harness, body) => {
      expect((await harness.call('oleg', 'getChannel', { params: { id: body.id } })).body).toMatchObject({
        name: 'benches',
        isPrivate: true,
      });
      const changed = await harness.call('lena', 'saveChannel', { body: { id: body.ownerId, channelId: body.id, name: 'seats' } });
      expect(changed).toMatchObject({ status: 200, body: { id: body.id, channelId: body.id, name: 'seats' } });
    },
    refusals: {
      '400 Name is required': (harness) => ({ body: { id: harness.group('streetlab').id, name: '' } }),
      [forbidden]: (harness) => ({ as: 'oleg', body: { id: harness.group('streetlab').id, name: 'x' } }),
      [noGroup]: () => ({ body: { id: 'g9999999', name: 'x' } }),
      '400 Name is too long': (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x'.repeat(101) } }),
      '400 Description is too long': (harness) => ({
        body: { id: harness.group('streetlab').id, name: 'x', description: 'x'.repeat(1001) },
      }),
      '400 Picture not found': (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x', avatarFileId: 'f9999999' } }),
      '404 Channel not found': (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x', channelId: 'c9999999' } }),
    },
  },
} satisfies ContractCases;

function sessionRefusals(): NonNullable<ContractCase['refusals']> {
  return {
    '401 Unauthorized': () => ({ as: null }),
    '401 User no longer exists': (harness) => {
      harness.mocks.backend.sessions.read = () => 'u9999999';
      return {};
    },
    '401 User account is deleted': (harness) => {
      harness.db.users.update(harness.id('eliot'), { status: 'deleted' });
      return { as: 'eliot' };
    },
  };
}
