import { type Harness, makeHarness, type RequestParts } from '@mocks/conformance/harness';
import { pair } from '@mocks/db/table';
import { describe, expect, it } from 'vitest';
import type { AssignableRole, OrganizationRole } from '@/api';
import { type GroupRight, groupRights } from '@/api/contract/rights';
import type { EndpointName } from '@/api/table';
import { assignableRoles, can, canActOn, type MemberRight, memberRights } from '@/features/groups/model/permissions';

// For every cell of the permission matrix, the client must offer exactly what the mock backend allows.

const roles = ['owner', 'admin', 'moderator', 'member'] as const;
const assignable = ['admin', 'moderator', 'member'] as const;
const group = 'citydesk';
/** One acting and one affected person per role. */
const actors = { owner: 'maya', admin: 'adaeze', moderator: 'grace', member: 'lena' } as const;
const targets = { owner: 'maya', admin: 'oleg', moderator: 'anna', member: 'kofi' } as const;
const outsider = 'hanna';

function arrange(): Harness {
  const harness = makeHarness();
  const organizationId = harness.group(group).id;
  for (const [role, username] of [...Object.entries(actors), ...Object.entries(targets)] as [OrganizationRole, string][])
    harness.db.memberships.update(pair(organizationId, harness.id(username)), { role, hidden: false });
  return harness;
}

function setMembership(harness: Harness, username: string, status: 'invited' | 'requested' | 'banned'): void {
  const organizationId = harness.group(group).id;
  const userId = harness.id(username);
  const since = harness.db.clock.iso();
  harness.db.memberships.put({ id: pair(organizationId, userId), organizationId, userId, status, role: 'member', hidden: false, since });
}

type Case = (harness: Harness) => [EndpointName, RequestParts];
const at = (harness: Harness, key = 'id') => ({ params: { [key]: harness.group(group).id } });
const about = (harness: Harness, username: string, more = {}) => ({ body: { userId: harness.id(username), ...more } });

const groupCases: Record<GroupRight, Case> = {
  invite: (harness) => ['inviteMember', { ...at(harness, 'orgId'), ...about(harness, outsider, { role: 'member', hidden: false }) }],
  inviteAdmin: (harness) => ['inviteMember', { ...at(harness, 'orgId'), ...about(harness, outsider, { role: 'admin', hidden: false }) }],
  cancelInvitation(harness) {
    setMembership(harness, outsider, 'invited');
    return ['cancelInvitation', { ...at(harness), ...about(harness, outsider) }];
  },
  editGroup: (harness) => ['updateOrganization', { ...at(harness, 'orgId'), body: { name: 'Another name' } }],
  saveChannel: (harness) => ['saveChannel', { body: { id: harness.group(group).id, name: 'benches' } }],
  handleRequests(harness) {
    setMembership(harness, outsider, 'requested');
    return ['acceptJoinRequest', { ...at(harness), ...about(harness, outsider) }];
  },
  viewBanned: (harness) => ['getBannedUsers', at(harness)],
  unban(harness) {
    setMembership(harness, outsider, 'banned');
    return ['unbanUser', { ...at(harness), ...about(harness, outsider) }];
  },
  deleteGroup: (harness) => ['deleteOrganization', at(harness)],
  leave: (harness) => ['leaveOrganization', at(harness)],
  publish: (harness) => ['createPost', { body: { type: 'post', rawText: 'A thought.', channelId: harness.group(group).channelId } }],
};

/** Returns whether the request succeeds. A refusal is 403, or 400 where the owner is the one who may not. */
async function isAllowed(actor: string, harness: Harness, [name, parts]: [EndpointName, RequestParts]): Promise<boolean> {
  const { status } = await harness.call(actor, name, parts);
  expect([200, 201, 204, 400, 403]).toContain(status);
  return status < 300;
}

describe.each(Object.keys(groupRights) as GroupRight[])('the right to %s', (right) => {
  it.each(roles)('is the same for the %s on both sides', async (role) => {
    const harness = arrange();
    expect(await isAllowed(actors[role], harness, groupCases[right](harness))).toBe(can(role, right));
  });

  it('is denied to people outside the group', async () => {
    const harness = arrange();
    // The actor must be another person than the one affected.
    const { status } = await harness.call('tnovak', ...groupCases[right](harness));
    expect([400, 403, 404]).toContain(status);
  });
});

describe('the right to handleRequests, by looking', () => {
  it.each(roles)('is the same for the %s on both sides', async (role) => {
    const harness = arrange();
    expect(await isAllowed(actors[role], harness, ['getJoinRequests', at(harness)])).toBe(can(role, 'handleRequests'));
  });
});

describe('the right to handleRequests, by declining', () => {
  it.each(roles)('is the same for the %s on both sides', async (role) => {
    const harness = arrange();
    setMembership(harness, outsider, 'requested');
    const parts = { ...at(harness), ...about(harness, outsider) };
    expect(await isAllowed(actors[role], harness, ['declineJoinRequest', parts])).toBe(can(role, 'handleRequests'));
  });
});

const edited = (harness: Harness, username: string, change: { role?: AssignableRole; hidden?: boolean }) => {
  const row = harness.db.memberships.get(pair(harness.group(group).id, harness.id(username)));
  const role = row?.role === 'owner' ? 'member' : row?.role;
  return { ...at(harness, 'orgId'), ...about(harness, username, { role, hidden: row?.hidden, ...change }) };
};

const memberCases: Record<MemberRight, (harness: Harness, username: string) => [EndpointName, RequestParts]> = {
  // An admin may give these roles: plain member, or moderator to those who are plain members already.
  editRole: (harness, name) => ['editMember', edited(harness, name, { role: name === targets.member ? 'moderator' : 'member' })],
  editHidden: (harness, name) => ['editMember', edited(harness, name, { hidden: true })],
  remove: (harness, name) => ['removeMember', { ...at(harness), ...about(harness, name) }],
  ban: (harness, name) => ['banUser', { ...at(harness), ...about(harness, name) }],
};

const pairs = roles.flatMap((role) =>
  roles.filter((other) => role !== 'owner' || other !== 'owner').map((other) => [role, other] as const),
);

describe.each(memberRights)('the right to %s', (right) => {
  it.each(pairs)('is the same on both sides for the %s over another %s', async (role, other) => {
    const harness = arrange();
    expect(await isAllowed(actors[role], harness, memberCases[right](harness, targets[other]))).toBe(
      canActOn(role, right, { role: other, isSelf: false }),
    );
  });

  it.each(roles)('is the same on both sides for the %s over themselves', async (role) => {
    const harness = arrange();
    const allowed = await isAllowed(actors[role], harness, memberCases[right](harness, actors[role]));
    // A plain member "sets" the role that they have already, which changes nothing and isn't refused.
    if (right === 'editRole' && role === 'member') return;
    expect(allowed).toBe(canActOn(role, right, { role, isSelf: true }));
  });
});

describe.each(roles)('the %s', (role) => {
  it.each(assignable)('can give a member the role %s exactly when the server allows it', async (assigned) => {
    const harness = arrange();
    if (assigned === 'member')
      harness.db.memberships.update(pair(harness.group(group).id, harness.id(targets.member)), { role: 'moderator' });
    const parts = { ...at(harness, 'orgId'), ...about(harness, targets.member, { role: assigned, hidden: false }) };
    expect(await isAllowed(actors[role], harness, ['editMember', parts])).toBe(assignableRoles(role).includes(assigned));
  });
});
