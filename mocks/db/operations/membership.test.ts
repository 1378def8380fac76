import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { pair } from '../table.ts';
import { acceptJoinRequest, declineJoinRequest, listBanned, listJoinRequests, requestToJoin } from './joinRequests.ts';
import * as membership from './membership.ts';
import { followChannel } from './relations.ts';

let world: TestWorld;
let lab: string;
beforeEach(() => {
  world = makeTestWorld();
  lab = world.group('streetlab').id;
});

const state = (username: string, group = lab) => world.db.memberships.get(pair(group, world.user(username).id));
const id = (username: string) => world.user(username).id;

describe('invitations', () => {
  it('starts with an invitation and ends in membership with the offered role', () => {
    membership.inviteMember(world.db, world.user('anna'), lab, { userId: id('hanna'), role: 'moderator', hidden: true });
    expect(state('hanna')).toMatchObject({ status: 'invited', role: 'moderator' });
    expect(world.notificationsOf('hanna')[0]).toMatchObject({ type: 'group_invitation', organizationId: lab });
    membership.acceptInvitation(world.db, world.user('hanna'), lab);
    expect(state('hanna')).toMatchObject({ status: 'member', role: 'moderator', hidden: true });
  });

  it('can be declined by the invited and cancelled by a manager', () => {
    membership.declineInvitation(world.db, world.user('noor'), lab);
    expect(state('noor')).toBeUndefined();
    membership.inviteMember(world.db, world.user('lena'), lab, { userId: id('noor'), role: 'member', hidden: false });
    membership.cancelInvitation(world.db, world.user('lena'), lab, id('noor'));
    expect(state('noor')).toBeUndefined();
    expect(refusalOf(() => membership.acceptInvitation(world.db, world.user('noor'), lab))).toBe('404 Invitation not found');
  });

  it('makes a member at once of a person who had asked to join', () => {
    membership.inviteMember(world.db, world.user('anna'), lab, { userId: id('ines'), role: 'member', hidden: false });
    expect(state('ines')).toMatchObject({ status: 'member' });
  });

  it('is refused for banned people and members, and from people who may not invite', () => {
    const invite = (by: string, whom: string) =>
      refusalOf(() => membership.inviteMember(world.db, world.user(by), lab, { userId: id(whom), role: 'member', hidden: false }));
    expect(invite('anna', 'vbrandt')).toBe('400 User is banned from this group');
    expect(invite('anna', 'oleg')).toBe('409 User is already a member');
    expect(invite('dmitry', 'hanna')).toBe('403 Forbidden resource');
    expect(invite('hanna', 'noor')).toBe('403 Forbidden resource');
  });
});

describe('join requests', () => {
  it('are listed to moderators oldest first, and notify everybody who may decide', () => {
    requestToJoin(world.db, world.user('hanna'), lab);
    const requests = listJoinRequests(world.db, world.user('dmitry'), lab);
    expect(requests.at(-1)?.userId).toBe(id('hanna'));
    expect(requests.map((request) => request.since)).toEqual(requests.map((request) => request.since).toSorted());
    for (const name of ['anna', 'lena', 'dmitry']) expect(world.notificationsOf(name)[0]?.type).toBe('group_join_request');
    expect(world.notificationsOf('oleg')[0]?.type).not.toBe('group_join_request');
    expect(refusalOf(() => listJoinRequests(world.db, world.user('oleg'), lab))).toBe('403 Forbidden resource');
  });

  it('end in membership or refusal, and the person is notified of both', () => {
    acceptJoinRequest(world.db, world.user('dmitry'), lab, id('ines'));
    expect(state('ines')).toMatchObject({ status: 'member', role: 'member', hidden: false });
    expect(world.notificationsOf('ines')[0]?.type).toBe('group_join_approved');
    declineJoinRequest(world.db, world.user('dmitry'), lab, id('amira'));
    expect(state('amira')).toBeUndefined();
    expect(world.notificationsOf('amira')[0]?.type).toBe('group_join_declined');
    expect(refusalOf(() => acceptJoinRequest(world.db, world.user('dmitry'), lab, id('amira')))).toBe('404 Join request not found');
  });

  it('accept an invitation that is already there', () => {
    requestToJoin(world.db, world.user('noor'), lab);
    expect(state('noor')?.status).toBe('member');
  });

  it('are refused the second time, for members and for banned people', () => {
    const ask = (by: string) => refusalOf(() => requestToJoin(world.db, world.user(by), lab));
    expect([ask('ines'), ask('oleg'), ask('vbrandt')]).toEqual([
      '409 Request already sent',
      '409 User is already a member',
      '400 You are banned from this group',
    ]);
  });
});

describe('leaving, removal and bans', () => {
  it('removes the followed channels of a person who leaves', () => {
    const channel = world.group('streetlab').channelId;
    followChannel(world.viewer('oleg'), world.user('oleg'), channel, 'follow');
    membership.leave(world.db, world.user('oleg'), lab);
    expect(state('oleg')).toBeUndefined();
    expect(world.db.channelFollows.get(pair(id('oleg'), channel))).toBeUndefined();
  });

  it('keeps the owner in', () => {
    expect(refusalOf(() => membership.leave(world.db, world.user('anna'), lab))).toBe('400 The owner cannot leave the group');
    expect(refusalOf(() => membership.removeMember(world.db, world.user('lena'), lab, id('anna')))).toBe('400 The owner cannot be removed');
    expect(refusalOf(() => membership.ban(world.db, world.user('lena'), lab, id('anna')))).toBe('400 The owner cannot be banned');
  });

  it('lets a moderator remove only plain members, and an admin moderators as well', () => {
    const remove = (by: string, whom: string) => refusalOf(() => membership.removeMember(world.db, world.user(by), lab, id(whom)));
    expect(remove('dmitry', 'lena')).toBe('403 Forbidden resource');
    expect(remove('dmitry', 'oleg')).toBe('not refused');
    expect(remove('lena', 'dmitry')).toBe('not refused');
    expect(remove('kofi', 'yuki')).toBe('403 Forbidden resource');
    expect(remove('anna', 'hanna')).toBe('404 Member not found');
  });

  it('replaces a membership by a ban, and lifting it restores nothing', () => {
    membership.ban(world.db, world.user('dmitry'), lab, id('kofi'));
    expect(state('kofi')?.status).toBe('banned');
    expect(listBanned(world.db, world.user('dmitry'), lab).map((row) => row.userId)).toContain(id('kofi'));
    membership.unban(world.db, world.user('dmitry'), lab, id('kofi'));
    expect(state('kofi')).toBeUndefined();
    expect(refusalOf(() => membership.unban(world.db, world.user('dmitry'), lab, id('kofi')))).toBe('404 User not found');
  });

  it('bans a person who only asked to join', () => {
    membership.ban(world.db, world.user('dmitry'), lab, id('amira'));
    expect(refusalOf(() => requestToJoin(world.db, world.user('amira'), lab))).toBe('400 You are banned from this group');
  });
});

describe('roles and visibility', () => {
  const edit = (by: string, whom: string, role: 'admin' | 'moderator' | 'member', hidden = false) =>
    refusalOf(() => membership.editMember(world.db, world.user(by), lab, { userId: id(whom), role, hidden }));

  it('lets an admin assign roles up to moderator to members below', () => {
    expect(edit('lena', 'oleg', 'moderator')).toBe('not refused');
    expect(state('oleg')?.role).toBe('moderator');
    expect(edit('lena', 'oleg', 'admin')).toBe('403 Forbidden resource');
    expect(edit('dmitry', 'kofi', 'moderator')).toBe('403 Forbidden resource');
    expect(edit('anna', 'oleg', 'admin')).toBe('not refused');
  });

  it("never changes the owner's role", () => {
    expect(edit('anna', 'anna', 'admin')).toBe("400 The owner's role cannot be changed");
    expect(edit('anna', 'anna', 'admin', true)).toBe('not refused');
    expect(state('anna')).toMatchObject({ role: 'owner', hidden: true });
  });

  it('lets everybody hide themselves, and only superiors hide others', () => {
    expect(edit('kofi', 'kofi', 'member', true)).toBe('not refused');
    expect(edit('dmitry', 'yuki', 'member', true)).toBe('403 Forbidden resource');
    expect(edit('lena', 'yuki', 'member', true)).toBe('not refused');
    expect(edit('anna', 'hanna', 'member', true)).toBe('404 Member not found');
  });
});
