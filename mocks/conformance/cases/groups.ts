import { expect } from 'vitest';
import { type ContractCases, type Harness, mapValues, type RequestParts } from '../harness.ts';

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

/** Invalid fields of a group: refused when it is created and when it is changed. */
const unfitFields = {
  usernameInvalid: { username: 'two words' },
  usernameMixed: { username: 'str\u0435etlab' },
  typeInvalid: { typeId: '99' },
  emailInvalid: { email: 'nowhere' },
  emailTooLong: { email: `${'x'.repeat(250)}@mail.example` },
  nameTooLong: { name: 'x'.repeat(101) },
  descriptionTooLong: { description: 'x'.repeat(1001) },
  termsTooLong: { terms: 'x'.repeat(5001) },
  noPicture: { avatarFileId: 'f9999999' },
};

const unfit = (parts: (fields: Readonly<Record<string, string>>, harness: Harness) => RequestParts) =>
  mapValues(unfitFields, (fields) => (harness: Harness) => parts(fields, harness));

const asMember = (username: string) => target('streetlab', username, 'oleg');

/** Groups, members and channels: 55–79. */
export const groupCases = {
  getMyOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOtherOrganizations: { send: () => ({ query: { limit: 100 } }), refusals: sessionRefusals() },
  getOrganization: { send: at('streetlab'), refusals: { noGroup: () => nowhere() } },
  getOrganizationByCode: {
    send: (harness) => ({ params: { code: harness.group('streetlab').code } }),
    refusals: { noGroup: () => ({ params: { code: 'nothing' } }) },
  },
  getBannedUsers: {
    send: at('streetlab'),
    refusals: { forbidden: (harness) => ({ ...at('streetlab')(harness), as: 'oleg' }), noGroup: () => nowhere() },
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
      nameRequired: () => ({ body: { ...club, name: ' ' } }),
      usernameRequired: () => ({ body: { ...club, username: ' ' } }),
      typeRequired: () => ({ body: { ...club, typeId: ' ' } }),
      ...unfit((fields) => ({ body: { ...club, ...fields } })),
      usernameTaken: () => ({ body: { ...club, username: 'citydesk' } }),
    },
  },
  updateOrganization: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { name: 'Street Laboratory', isPrivate: false } }),
    effect: async (harness) => expect(await inside('hanna')(harness)).toMatchObject({ name: 'Street Laboratory', isPrivate: false }),
    refusals: {
      forbidden: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'dmitry', body: { name: 'x' } }),
      noGroup: () => ({ ...nowhere('orgId'), body: { name: 'x' } }),
      ...unfit((fields, harness) => ({ ...at('streetlab', 'orgId')(harness), body: fields })),
      usernameTaken: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { username: 'citydesk' } }),
    },
  },
  deleteOrganization: {
    send: at('breadclub'),
    effect: async (harness) => {
      expect((await harness.call('lena', 'getMyOrganizations', { query: { search: 'bread' } })).body.count).toBe(0);
      expect((await harness.call('hanna', 'search', { query: { query: 'stairwell' } })).body.count).toBe(0);
    },
    refusals: { forbidden: (harness) => ({ ...at('breadclub')(harness), as: 'hanna' }), noGroup: () => nowhere() },
  },
  inviteMember: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'hanna') }),
    effect: async (harness) =>
      expect(await inside('hanna')(harness)).toMatchObject({ myMembership: { status: 'invited', role: 'moderator' } }),
    refusals: {
      banned: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'vbrandt') }),
      apart: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'teo') }),
      noUserId: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: { ...input(harness, 'hanna'), userId: ' ' } }),
      forbidden: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'dmitry', body: input(harness, 'hanna') }),
      noGroup: (harness) => ({ ...nowhere('orgId'), body: input(harness, 'hanna') }),
      alreadyInvited: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'noor') }),
      noUser: (harness) => ({
        ...at('streetlab', 'orgId')(harness),
        body: { ...input(harness, 'hanna'), userId: 'u9999999' },
      }),
      alreadyMember: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'oleg') }),
    },
  },
  editMember: {
    send: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'oleg') }),
    effect: async (harness) => expect(await inside('oleg')(harness)).toMatchObject({ myMembership: { role: 'moderator' } }),
    refusals: {
      owner: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'anna') }),
      forbidden: (harness) => ({ ...at('streetlab', 'orgId')(harness), as: 'oleg', body: input(harness, 'kofi') }),
      noGroup: (harness) => ({ ...nowhere('orgId'), body: input(harness, 'hanna') }),
      noMember: (harness) => ({ ...at('streetlab', 'orgId')(harness), body: input(harness, 'hanna') }),
    },
  },
  acceptInvitation: {
    send: at('nightreaders'),
    effect: async (harness) =>
      expect(await inside('lena', 'nightreaders')(harness)).toMatchObject({
        myMembership: { status: 'member' },
        members: expect.arrayContaining([expect.objectContaining({ userId: harness.id('lena') })]) as unknown[],
      }),
    refusals: { noInvitation: at('eastchoir'), noGroup: () => nowhere() },
  },
  declineInvitation: {
    send: at('nightreaders'),
    effect: async (harness) => expect(await inside('lena', 'nightreaders')(harness)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: { noInvitation: at('eastchoir'), noGroup: () => nowhere() },
  },
  cancelInvitation: {
    send: target('streetlab', 'noor'),
    effect: async (harness) => expect((await inside('lena')(harness)).invitations).toEqual([]),
    refusals: {
      forbidden: target('streetlab', 'noor', 'dmitry'),
      noInvitation: target('streetlab', 'hanna'),
      noGroup: nobodysGroup('noor'),
    },
  },
  removeMember: {
    send: target('streetlab', 'oleg'),
    effect: async (harness) => expect(await members(harness)).not.toContain(harness.id('oleg')),
    refusals: {
      owner: target('streetlab', 'anna'),
      forbidden: asMember('kofi'),
      noMember: target('streetlab', 'hanna'),
      noGroup: nobodysGroup('oleg'),
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
      owner: target('streetlab', 'anna'),
      forbidden: asMember('kofi'),
      noUserId: (harness) => ({ ...at('streetlab')(harness), body: { userId: 'null' } }),
      noGroup: nobodysGroup('oleg'),
      noUser: (harness) => ({ ...at('streetlab')(harness), body: { userId: 'u9999999' } }),
    },
  },
  unbanUser: {
    send: target('streetlab', 'vbrandt'),
    effect: async (harness) => expect(await inside('vbrandt')(harness)).toMatchObject({ myMembership: { status: 'none' } }),
    refusals: {
      forbidden: asMember('vbrandt'),
      noUser: target('streetlab', 'hanna'),
      noGroup: nobodysGroup('vbrandt'),
    },
  },
  getJoinRequests: {
    send: at('streetlab'),
    refusals: { forbidden: (harness) => ({ ...at('streetlab')(harness), as: 'oleg' }), noGroup: () => nowhere() },
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
      banned: at('smalllenses'),
      noGroup: () => nowhere(),
      alreadyRequested: at('riverswim'),
      alreadyMember: at('citydesk'),
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
      owner: at('breadclub'),
      noMember: at('eastchoir'),
      noGroup: () => nowhere(),
    },
  },
  acceptJoinRequest: {
    send: target('streetlab', 'ines'),
    effect: async (harness) => expect(await members(harness)).toContain(harness.id('ines')),
    refusals: {
      forbidden: asMember('ines'),
      noJoinRequest: target('streetlab', 'hanna'),
      noGroup: nobodysGroup('ines'),
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
      forbidden: asMember('ines'),
      noJoinRequest: target('streetlab', 'hanna'),
      noGroup: nobodysGroup('ines'),
    },
  },
  getChannel: {
    send: (harness) => ({ params: { id: harness.group('citydesk').channelId } }),
    refusals: { noChannel: (harness) => ({ params: { id: harness.group('quietcarriage').channelId } }) },
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
      nameRequired: (harness) => ({ body: { id: harness.group('streetlab').id, name: '' } }),
      forbidden: (harness) => ({ as: 'oleg', body: { id: harness.group('streetlab').id, name: 'x' } }),
      noGroup: () => ({ body: { id: 'g9999999', name: 'x' } }),
      nameTooLong: (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x'.repeat(101) } }),
      descriptionTooLong: (harness) => ({
        body: { id: harness.group('streetlab').id, name: 'x', description: 'x'.repeat(1001) },
      }),
      noPicture: (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x', avatarFileId: 'f9999999' } }),
      noChannel: (harness) => ({ body: { id: harness.group('streetlab').id, name: 'x', channelId: 'c9999999' } }),
    },
  },
} satisfies ContractCases;

function sessionRefusals() {
  return {
    userGone: (harness: Harness) => {
      harness.mocks.backend.sessions.read = () => 'u9999999';
      return {};
    },
    userDeleted: (harness: Harness) => {
      harness.db.users.update(harness.id('eliot'), { status: 'deleted' });
      return { as: 'eliot' };
    },
  };
}
