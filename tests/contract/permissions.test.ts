import { makeTrial, type Trial, type Wish } from '@mocks/conformance/trial';
import { pair } from '@mocks/db/rows';
import { describe, expect, it } from 'vitest';
import type { AssignableRole, OrganizationRole } from '@/api';
import type { EndpointName } from '@/api/table';
import { can, canTo, type GroupRight, type MemberRight, permissions, rolesToGive } from '@/features/groups/model/permissions';

// Every cell of the permission matrix: what the client offers is what the mock backend allows, and the other way round.

const roles = ['owner', 'admin', 'moderator', 'member'] as const;
const assignable = ['admin', 'moderator', 'member'] as const;
const group = 'citydesk';
/** One person per role who acts, and one per role who is acted on. */
const actors = { owner: 'maya', admin: 'adaeze', moderator: 'grace', member: 'lena' } as const;
const targets = { owner: 'maya', admin: 'oleg', moderator: 'anna', member: 'kofi' } as const;
const outsider = 'hanna';

function arrange(): Trial {
  const trial = makeTrial();
  const organizationId = trial.group(group).id;
  for (const [role, username] of [...Object.entries(actors), ...Object.entries(targets)] as [OrganizationRole, string][])
    trial.db.memberships.update(pair(organizationId, trial.id(username)), { role, hidden: false });
  return trial;
}

function stand(trial: Trial, username: string, status: 'invited' | 'requested' | 'banned'): void {
  const organizationId = trial.group(group).id;
  const userId = trial.id(username);
  const since = trial.db.clock.iso();
  trial.db.memberships.put({ id: pair(organizationId, userId), organizationId, userId, status, role: 'member', hidden: false, since });
}

type Case = (trial: Trial) => [EndpointName, Wish];
const at = (trial: Trial, key = 'id') => ({ params: { [key]: trial.group(group).id } });
const about = (trial: Trial, username: string, more = {}) => ({ body: { userId: trial.id(username), ...more } });

const groupCases: Record<GroupRight, Case> = {
  invite: (trial) => ['inviteMember', { ...at(trial, 'orgId'), ...about(trial, outsider, { role: 'member', hidden: false }) }],
  cancelInvitation(trial) {
    stand(trial, outsider, 'invited');
    return ['cancelInvitation', { ...at(trial), ...about(trial, outsider) }];
  },
  editGroup: (trial) => ['updateOrganization', { ...at(trial, 'orgId'), body: { name: 'Another name' } }],
  saveChannel: (trial) => ['saveChannel', { body: { id: trial.group(group).id, name: 'benches' } }],
  viewRequests: (trial) => ['getJoinRequests', at(trial)],
  answerRequests(trial) {
    stand(trial, outsider, 'requested');
    return ['acceptJoinRequest', { ...at(trial), ...about(trial, outsider) }];
  },
  viewBanned: (trial) => ['getBannedUsers', at(trial)],
  unban(trial) {
    stand(trial, outsider, 'banned');
    return ['unbanUser', { ...at(trial), ...about(trial, outsider) }];
  },
  deleteGroup: (trial) => ['deleteOrganization', at(trial)],
  leave: (trial) => ['leaveOrganization', at(trial)],
  publish: (trial) => ['createPost', { body: { type: 'post', rawText: 'A thought.', channelId: trial.group(group).channelId } }],
};

/** Refused for lack of rights: 403, or 400 where the owner is the one who cannot. */
async function isAllowed(actor: string, trial: Trial, [name, wish]: [EndpointName, Wish]): Promise<boolean> {
  const { status } = await trial.call(actor, name, wish);
  expect([200, 201, 204, 400, 403]).toContain(status);
  return status < 300;
}

describe.each(Object.keys(permissions.group) as GroupRight[])('the right to %s', (right) => {
  it.each(roles)('is the same for the %s on both sides', async (role) => {
    const trial = arrange();
    expect(await isAllowed(actors[role], trial, groupCases[right](trial))).toBe(can(role, right));
  });

  it('is nobody’s outside the group', async () => {
    const trial = arrange();
    // Somebody else than whom the action concerns.
    const { status } = await trial.call('tnovak', ...groupCases[right](trial));
    expect([400, 403, 404]).toContain(status);
  });
});

describe('the right to answerRequests, by declining', () => {
  it.each(roles)('is the same for the %s on both sides', async (role) => {
    const trial = arrange();
    stand(trial, outsider, 'requested');
    const wish = { ...at(trial), ...about(trial, outsider) };
    expect(await isAllowed(actors[role], trial, ['declineJoinRequest', wish])).toBe(can(role, 'answerRequests'));
  });
});

const edited = (trial: Trial, username: string, change: { role?: AssignableRole; hidden?: boolean }) => {
  const row = trial.db.memberships.get(pair(trial.group(group).id, trial.id(username)));
  const role = row?.role === 'owner' ? 'member' : row?.role;
  return { ...at(trial, 'orgId'), ...about(trial, username, { role, hidden: row?.hidden, ...change }) };
};

const memberCases: Record<MemberRight, (trial: Trial, username: string) => [EndpointName, Wish]> = {
  // Down to plain member, or, who is that already, up by one: what an admin may still give.
  editRole: (trial, name) => ['editMember', edited(trial, name, { role: name === targets.member ? 'moderator' : 'member' })],
  editHidden: (trial, name) => ['editMember', edited(trial, name, { hidden: true })],
  remove: (trial, name) => ['removeMember', { ...at(trial), ...about(trial, name) }],
  ban: (trial, name) => ['banUser', { ...at(trial), ...about(trial, name) }],
};

const pairs = roles.flatMap((role) =>
  roles.filter((other) => role !== 'owner' || other !== 'owner').map((other) => [role, other] as const),
);

describe.each(Object.keys(permissions.member) as MemberRight[])('the right to %s', (right) => {
  it.each(pairs)('of the %s over another %s is the same on both sides', async (role, other) => {
    const trial = arrange();
    expect(await isAllowed(actors[role], trial, memberCases[right](trial, targets[other]))).toBe(
      canTo(role, right, { role: other, isSelf: false }),
    );
  });

  it.each(roles)('of the %s over themselves is the same on both sides', async (role) => {
    const trial = arrange();
    const allowed = await isAllowed(actors[role], trial, memberCases[right](trial, actors[role]));
    // A plain member "sets" the role that they have already: nothing changes, so nothing is refused.
    if (right === 'editRole' && role === 'member') return;
    expect(allowed).toBe(canTo(role, right, { role, isSelf: true }));
  });
});

describe.each(roles)('the %s', (role) => {
  it.each(assignable)('gives a member the role %s exactly when the server lets them', async (given) => {
    const trial = arrange();
    if (given === 'member') trial.db.memberships.update(pair(trial.group(group).id, trial.id(targets.member)), { role: 'moderator' });
    const wish = { ...at(trial, 'orgId'), ...about(trial, targets.member, { role: given, hidden: false }) };
    expect(await isAllowed(actors[role], trial, ['editMember', wish])).toBe(rolesToGive(role).includes(given));
  });
});
