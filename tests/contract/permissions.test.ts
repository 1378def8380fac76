import { type Harness, makeHarness, type RequestParts } from '@mocks/conformance/harness';
import { pair } from '@mocks/db/rows';
import { describe, expect, it } from 'vitest';
import type { AssignableRole, OrganizationRole } from '@/api';
import { type GroupRight, groupRights } from '@/api/contract/rights';
import type { EndpointName } from '@/api/table';
import { assignableRoles, can, canActOn, type MemberRight, memberRights } from '@/features/groups/model/permissions';

// Every cell of the permission matrix: what the client offers is what the mock backend allows, and the other way round.

const roles = ['owner', 'admin', 'moderator', 'member'] as const;
const assignable = ['admin', 'moderator', 'member'] as const;
const group = 'citydesk';
/** One person per role who acts, and one per role who is acted on. */
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

function stand(harness: Harness, username: string, status: 'invited' | 'requested' | 'banned'): void {
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
    stand(harness, outsider, 'invited');
    return ['cancelInvitation', { ...at(harness), ...about(harness, outsider) }];
  },
  editGroup: (harness) => ['updateOrganization', { ...at(harness, 'orgId'), body: { name: 'Another name' } }],
  saveChannel: (harness) => ['saveChannel', { body: { id: harness.group(group).id, name: 'benches' } }],
  handleRequests(harness) {
    stand(harness, outsider, 'requested');
    return ['acceptJoinRequest', { ...at(harness), ...about(harness, outsider) }];
  },
  viewBanned: (harness) => ['getBannedUsers', at(harness)],
  unban(harness) {
    stand(harness, outsider, 'banned');
    return ['unbanUser', { ...at(harness), ...about(harness, outsider) }];
  },
  deleteGroup: (harness) => ['deleteOrganization', at(harness)],
  leave: (harness) => ['leaveOrganization', at(harness)],
  publish: (harness) => ['createPost', { body: { type: 'post', rawText: 'A thought.', channelId: harness.group(group).channelId } }],
};

/** Refused for lack of rights: 403, or 400 where the owner is the one who cannot. */
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

  it('is nobody’s outside the group', async () => {
    const harness = arrange();
    // Somebody else than whom the action concerns.
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
    stand(harness, outsider, 'requested');
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
  // Down to plain member, or, who is that already, up by one: what an admin may still give.
  editRole: (harness, name) => ['editMember', edited(harness, name, { role: name === targets.member ? 'moderator' : 'member' })],
  editHidden: (harness, name) => ['editMember', edited(harness, name, { hidden: true })],
  remove: (harness, name) => ['removeMember', { ...at(harness), ...about(harness, name) }],
  ban: (harness, name) => ['banUser', { ...at(harness), ...about(harness, name) }],
};

const pairs = roles.flatMap((role) =>
  roles.filter((other) => role !== 'owner' || other !== 'owner').map((other) => [role, other] as const),
);

describe.each(memberRights)('the right to %s', (right) => {
  it.each(pairs)('of the %s over another %s is the same on both sides', async (role, other) => {
    const harness = arrange();
    expect(await isAllowed(actors[role], harness, memberCases[right](harness, targets[other]))).toBe(
      canActOn(role, right, { role: other, isSelf: false }),
    );
  });

  it.each(roles)('of the %s over themselves is the same on both sides', async (role) => {
    const harness = arrange();
    const allowed = await isAllowed(actors[role], harness, memberCases[right](harness, actors[role]));
    // A plain member "sets" the role that they have already: nothing changes, so nothing is refused.
    if (right === 'editRole' && role === 'member') return;
    expect(allowed).toBe(canActOn(role, right, { role, isSelf: true }));
  });
});

describe.each(roles)('the %s', (role) => {
  it.each(assignable)('gives a member the role %s exactly when the server lets them', async (given) => {
    const harness = arrange();
    if (given === 'member') harness.db.memberships.update(pair(harness.group(group).id, harness.id(targets.member)), { role: 'moderator' });
    const parts = { ...at(harness, 'orgId'), ...about(harness, targets.member, { role: given, hidden: false }) };
    expect(await isAllowed(actors[role], harness, ['editMember', parts])).toBe(assignableRoles(role).includes(given));
  });
});
