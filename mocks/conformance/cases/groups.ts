import { expect } from 'vitest';
import type { ContractCase, ContractCases, Trial, Wish } from '../trial.ts';

const forbidden = '403 Forbidden resource';
const noGroup = '404 Group not found';
const at =
  (username: string, key = 'id') =>
  (trial: Trial) => ({ params: { [key]: trial.group(username).id } });
const nowhere = (key = 'id') => ({ params: { [key]: 'g9999999' } });
const about = (username: string) => (trial: Trial) => ({ body: { userId: trial.id(username) } });
/** A request about a person in a group. */
const target = (group: string, username: string, as?: string) => (trial: Trial) => ({
  ...at(group)(trial),
  ...about(username)(trial),
  ...(as ? { as } : {}),
});
const input = (trial: Trial, username: string) => ({ userId: trial.id(username), role: 'moderator', hidden: false });
const inside =
  (username: string, group = 'streetlab') =>
  async (trial: Trial) =>
    (await trial.call(username, 'getOrganization', at(group)(trial))).body;
const members = async (trial: Trial, group = 'streetlab') =>
  ((await inside('lena', group)(trial)).members as { userId: string }[]).map((member) => member.userId);
const club = { isPrivate: false, name: 'Kite Club', username: 'kites', typeId: '1' };

const nobodysGroup = (username: string) => (trial: Trial) => ({ ...nowhere(), ...about(username)(trial) });

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

const unfit = (wish: (fields: Readonly<Record<string, string>>, trial: Trial) => Wish): NonNullable<ContractCase['refusals']> =>
  Object.fromEntries(Object.entries(unfitFields).map(([refusal, fields]) => [refusal, (trial: Trial) => wish(fields, trial)]));

const memberAccess = {
  [forbidden]: (action: string) => target('streetlab', action, 'oleg'),
};

/** Groups, members and channels: 55–79. */
export const groupCases = {
  getMyOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOtherOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOrganization: { send: at('streetlab'), refusals: { [noGroup]: () => nowhere() } },
  getOrganizationByCode: {
    send: (trial) => ({ params: { code: trial.group('streetlab').code } }),
    refusals: { [noGroup]: () => ({ params: { code: 'nothing' } }) },
  },
  getBannedUsers: {
    send: at('streetlab'),
    refusals: { [forbidden]: (trial) => ({ ...at('streetlab')(trial), as: 'oleg' }), [noGroup]: () => nowhere() },
  },
  getOrganizationTypes: { send: () => ({}) },
  createOrganization: {
    send: () => ({ body: club }),
    effect: async (trial, body) => {
      const mine = await trial.call('lena', 'getMyOrganizations', { query: { search: 'kite' } });
      expect(mine.body.results).toMatchObject([{ id: body.id, myMembership: { status: 'member', role: 'owner' } }]);
      expect((await trial.call('lena', 'getChannel', { params: { id: body.channelId ?? '' } })).status).toBe(200);
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
    send: (trial) => ({ ...at('streetlab', 'orgId')(trial), body: { name: 'Street Laboratory', isPrivate: false } }),
    effect: async (trial) => expect(await inside('hanna')(trial)).toMatchObject({ name: 'Street Laboratory', isPrivate: false }),
    refusals: {
      [forbidden]: (trial) => ({ ...at('streetlab', 'orgId')(trial), as: 'dmitry', body: { name: 'x' } }),
      [noGroup]: () => ({ ...nowhere('orgId'), body: { name: 'x' } }),
      ...unfit((fields, trial) => ({ ...at('streetlab', 'orgId')(trial), body: fields })),
      '409 Username is already taken': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: { username: 'citydesk' } }),
    },
  },
  deleteOrganization: {
    send: at('breadclub'),
    effect: async (trial) => {
      expect((await trial.call('lena', 'getMyOrganizations', { query: { search: 'bread' } })).body.count).toBe(0);
      expect((await trial.call('hanna', 'search', { query: { query: 'stairwell' } })).body.count).toBe(0);
    },
    refusals: { [forbidden]: (trial) => ({ ...at('breadclub')(trial), as: 'hanna' }), [noGroup]: () => nowhere() },
  },
  inviteMember: {
    send: (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'hanna') }),
    effect: async (trial) => expect(await inside('hanna')(trial)).toMatchObject({ myMembership: { status: 'invited', role: 'moderator' } }),
    refusals: {
      '400 User is banned from this group': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'vbrandt') }),
      '400 User ID is required': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: { ...input(trial, 'hanna'), userId: ' ' } }),
      [forbidden]: (trial) => ({ ...at('streetlab', 'orgId')(trial), as: 'dmitry', body: input(trial, 'hanna') }),
      [noGroup]: (trial) => ({ ...nowhere('orgId'), body: input(trial, 'hanna') }),
      '409 User is already invited': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'noor') }),
      '404 User not found': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: { ...input(trial, 'hanna'), userId: 'u9999999' } }),
      '409 User is already a member': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'oleg') }),
    },
  },
  editMember: {
    send: (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'oleg') }),
    effect: async (trial) => expect(await inside('oleg')(trial)).toMatchObject({ myMembership: { role: 'moderator' } }),
    refusals: {
      "400 The owner's role cannot be changed": (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'anna') }),
      [forbidden]: (trial) => ({ ...at('streetlab', 'orgId')(trial), as: 'oleg', body: input(trial, 'kofi') }),
      [noGroup]: (trial) => ({ ...nowhere('orgId'), body: input(trial, 'hanna') }),
      '404 Member not found': (trial) => ({ ...at('streetlab', 'orgId')(trial), body: input(trial, 'hanna') }),
    },
  },
  acceptInvitation: {
    send: at('nightreaders'),
    effect: async (trial) =>
      expect(await inside('lena', 'nightreaders')(trial)).toMatchObject({
        myMembership: { status: 'member' },
        members: expect.arrayContaining([expect.objectContaining({ userId: trial.id('lena') })]) as unknown[],
      }),
    refusals: { '404 Invitation not found': at('eastchoir'), [noGroup]: () => nowhere() },
  },
  declineInvitation: {
    send: at('nightreaders'),
    effect: async (trial) => expect(await inside('lena', 'nightreaders')(trial)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: { '404 Invitation not found': at('eastchoir'), [noGroup]: () => nowhere() },
  },
  cancelInvitation: {
    send: target('streetlab', 'noor'),
    effect: async (trial) => expect((await inside('lena')(trial)).invitations).toEqual([]),
    refusals: {
      [forbidden]: target('streetlab', 'noor', 'dmitry'),
      '404 Invitation not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('noor'),
    },
  },
  removeMember: {
    send: target('streetlab', 'oleg'),
    effect: async (trial) => expect(await members(trial)).not.toContain(trial.id('oleg')),
    refusals: {
      '400 The owner cannot be removed': target('streetlab', 'anna'),
      [forbidden]: memberAccess[forbidden]('kofi'),
      '404 Member not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('oleg'),
    },
  },
  banUser: {
    send: target('streetlab', 'oleg'),
    effect: async (trial) => {
      expect(await members(trial)).not.toContain(trial.id('oleg'));
      expect((await trial.call('lena', 'getBannedUsers', at('streetlab')(trial))).body.results).toContainEqual(
        expect.objectContaining({ userId: trial.id('oleg') }),
      );
      expect((await trial.call('oleg', 'getOtherOrganizations', { query: { search: 'street' } })).body.count).toBe(0);
    },
    refusals: {
      '400 The owner cannot be banned': target('streetlab', 'anna'),
      [forbidden]: memberAccess[forbidden]('kofi'),
      '400 User ID is required': (trial) => ({ ...at('streetlab')(trial), body: { userId: 'null' } }),
      [noGroup]: nobodysGroup('oleg'),
      '404 User not found': (trial) => ({ ...at('streetlab')(trial), body: { userId: 'u9999999' } }),
    },
  },
  unbanUser: {
    send: target('streetlab', 'vbrandt'),
    effect: async (trial) => expect(await inside('vbrandt')(trial)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: {
      [forbidden]: memberAccess[forbidden]('vbrandt'),
      '404 User not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('vbrandt'),
    },
  },
  getJoinRequests: {
    send: at('streetlab'),
    refusals: { [forbidden]: (trial) => ({ ...at('streetlab')(trial), as: 'oleg' }), [noGroup]: () => nowhere() },
  },
  requestToJoin: {
    send: at('eastchoir'),
    effect: async (trial) => {
      expect(await inside('lena', 'eastchoir')(trial)).toMatchObject({ myMembership: { status: 'requested' } });
      expect((await trial.call('carmen', 'getJoinRequests', at('eastchoir')(trial))).body.results).toMatchObject([
        { userId: trial.id('lena') },
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
    effect: async (trial) => {
      expect(await inside('lena', 'citydesk')(trial)).toMatchObject({ myMembership: { status: 'none' } });
      const channels = (await trial.call('lena', 'getCurrentUser')).body.followingChannels as { channelId: string }[];
      expect(channels.map((entry) => entry.channelId)).not.toContain(trial.group('citydesk').channelId);
    },
    refusals: {
      '400 The owner cannot leave the group': at('breadclub'),
      '404 Member not found': at('eastchoir'),
      [noGroup]: () => nowhere(),
    },
  },
  acceptJoinRequest: {
    send: target('streetlab', 'ines'),
    effect: async (trial) => expect(await members(trial)).toContain(trial.id('ines')),
    refusals: {
      [forbidden]: memberAccess[forbidden]('ines'),
      '404 Join request not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('ines'),
    },
  },
  declineJoinRequest: {
    send: target('streetlab', 'ines'),
    effect: async (trial) => {
      expect((await trial.call('lena', 'getJoinRequests', at('streetlab')(trial))).body.results).not.toContainEqual(
        expect.objectContaining({ userId: trial.id('ines') }),
      );
      expect((await trial.call('ines', 'getUnreadNotifications')).body.results[0]).toMatchObject({ type: 'group_join_declined' });
    },
    refusals: {
      [forbidden]: memberAccess[forbidden]('ines'),
      '404 Join request not found': target('streetlab', 'hanna'),
      [noGroup]: nobodysGroup('ines'),
    },
  },
  getChannel: {
    send: (trial) => ({ params: { id: trial.group('citydesk').channelId } }),
    refusals: { '404 Channel not found': (trial) => ({ params: { id: trial.group('quietcarriage').channelId } }) },
  },
  getChannels: { send: (trial) => ({ query: { limit: 15, ownerType: 'organization', ownerId: trial.group('datakitchen').id } }) },
  saveChannel: {
    send: (trial) => ({ body: { id: trial.group('streetlab').id, name: 'benches' } }),
    effect: async (trial, body) => {
      expect((await trial.call('oleg', 'getChannel', { params: { id: body.id } })).body).toMatchObject({
        name: 'benches',
        isPrivate: true,
      });
      const changed = await trial.call('lena', 'saveChannel', { body: { id: body.ownerId, channelId: body.id, name: 'seats' } });
      expect(changed).toMatchObject({ status: 200, body: { id: body.id, channelId: body.id, name: 'seats' } });
    },
    refusals: {
      '400 Name is required': (trial) => ({ body: { id: trial.group('streetlab').id, name: '' } }),
      [forbidden]: (trial) => ({ as: 'oleg', body: { id: trial.group('streetlab').id, name: 'x' } }),
      [noGroup]: () => ({ body: { id: 'g9999999', name: 'x' } }),
      '400 Name is too long': (trial) => ({ body: { id: trial.group('streetlab').id, name: 'x'.repeat(101) } }),
      '400 Description is too long': (trial) => ({
        body: { id: trial.group('streetlab').id, name: 'x', description: 'x'.repeat(1001) },
      }),
      '400 Picture not found': (trial) => ({ body: { id: trial.group('streetlab').id, name: 'x', avatarFileId: 'f9999999' } }),
      '404 Channel not found': (trial) => ({ body: { id: trial.group('streetlab').id, name: 'x', channelId: 'c9999999' } }),
    },
  },
} satisfies ContractCases;

function sessionRefusals(): NonNullable<ContractCase['refusals']> {
  return {
    '401 Unauthorized': () => ({ as: null }),
    '401 User no longer exists': (trial) => {
      trial.mocks.backend.sessions.read = () => 'u9999999';
      return {};
    },
    '401 User account is deleted': (trial) => {
      trial.db.users.update(trial.id('eliot'), { status: 'deleted' });
      return { as: 'eliot' };
    },
  };
}
