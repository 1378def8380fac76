import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Organization } from '@/api';
import {
  type GroupRight,
  groupRights,
  isAllowed,
  isAllowedOn,
  type MemberRight,
  memberRights,
  type Standing,
  standings,
  type VisitorRight,
  visitorRights,
} from '@/api/contract/rights';
import type { EndpointName } from '@/api/table';
import { newPost } from '../db/newPost.ts';
import { addUser } from '../db/operations/accounts.ts';
import { createGroup } from '../db/operations/groups.ts';
import { pair } from '../db/table.ts';
import type { MembershipRow } from '../db/tables.ts';
import { type Harness, makeHarness, type RequestParts } from './harness.ts';

type Action = GroupRight | VisitorRight;
const actions = Object.keys({ ...groupRights, ...visitorRights }) as Action[];

let harness: Harness;
let number = 0;
let cells = 0;
beforeAll(() => {
  harness = makeHarness();
});
afterAll(() => console.info(`Permissions: ${cells} cells`));

const inGroup = (standing: Standing) => (standing === 'invited' || standing === 'requested' || standing === 'banned' ? standing : 'member');

/** A new person with this standing in the group. */
function somebody(organizationId: string, standing: Standing): { id: string; username: string } {
  const { db } = harness;
  number += 1;
  const username = `${standing}_${number}`;
  const { id } = addUser(db, { username });
  if (standing !== 'outsider') {
    const role: MembershipRow['role'] = standing === 'owner' || standing === 'admin' || standing === 'moderator' ? standing : 'member';
    const row = { organizationId, userId: id, role, hidden: false, since: db.clock.iso() };
    db.memberships.put({ ...row, id: pair(organizationId, id), status: inGroup(standing) });
    if (standing === 'owner') db.organizations.update(organizationId, { ownerId: id });
  }
  return { id, username };
}

/** A new group with its owner, and a post in it. */
function createTestGroup(isPrivate: boolean) {
  const { db } = harness;
  number += 1;
  const founder = addUser(db, { username: `founder_${number}` });
  const group = createGroup(db, founder, {
    isPrivate,
    name: `Group ${number}`,
    username: `group_${number}`,
    typeId: '1',
    email: 'group@town.example',
    terms: 'Be kind',
  });
  const post = db.posts.put(
    newPost({
      id: db.posts.nextId(),
      authorUserId: founder.id,
      rawText: 'Inside',
      channelId: group.channelId,
      publishedAt: db.clock.iso(),
    }),
  );
  return { id: group.id, username: group.username, channelId: group.channelId, postId: post.id, founder };
}

/** Demotes the founder, so that the person of the cell can be the only owner. */
function demoteFounder(group: ReturnType<typeof createTestGroup>): void {
  harness.db.memberships.update(pair(group.id, group.founder.id), { role: 'member' });
}

type TestGroup = ReturnType<typeof createTestGroup>;

/** Whether the response contains the fields that only insiders see. */
const containsAllFields = (body: unknown): boolean => {
  const { members, email, terms, numMembers } = body as Organization;
  return (members?.length ?? 0) > 0 && email !== null && terms !== null && typeof numMembers === 'number';
};
/** A request, and for one that always succeeds, a check that the response contains the requested data. */
type Call = readonly [EndpointName, RequestParts, ((body: unknown) => boolean)?];

const at = (group: TestGroup, key = 'id') => ({ params: { [key]: group.id } });
const invitation = (group: TestGroup, role: string): Call => [
  'inviteMember',
  { ...at(group, 'orgId'), body: { userId: somebody(group.id, 'outsider').id, role, hidden: false } },
];

/** The requests of an action: all of them must be allowed, or all of them refused. */
const requests: Readonly<Record<Action, (group: TestGroup, callerId: string) => readonly Call[]>> = {
  editGroup: (group) => [['updateOrganization', { ...at(group, 'orgId'), body: { description: 'New' } }]],
  saveChannel: (group) => [
    ['saveChannel', { body: { id: group.id, name: 'side' } }],
    ['saveChannel', { body: { id: group.id, channelId: group.channelId, name: 'main' } }],
  ],
  invite: (group) => [invitation(group, 'member'), invitation(group, 'moderator')],
  inviteAdmin: (group) => [invitation(group, 'admin')],
  cancelInvitation: (group) => [['cancelInvitation', { ...at(group), body: { userId: somebody(group.id, 'invited').id } }]],
  handleRequests: (group) => [
    ['getJoinRequests', at(group)],
    ['acceptJoinRequest', { ...at(group), body: { userId: somebody(group.id, 'requested').id } }],
    ['declineJoinRequest', { ...at(group), body: { userId: somebody(group.id, 'requested').id } }],
  ],
  viewBanned: (group) => [['getBannedUsers', at(group)]],
  unban: (group) => [['unbanUser', { ...at(group), body: { userId: somebody(group.id, 'banned').id } }]],
  deleteGroup: (group) => [['deleteOrganization', at(group)]],
  leave: (group) => [['leaveOrganization', at(group)]],
  publish: (group) => [['createPost', { body: { type: 'post', rawText: 'Hello', channelId: group.channelId } }]],
  readPrivate: readAll,
  readPublic: readAll,
  seeMembersOfPrivate: (group) => [
    ['getOrganization', at(group), containsAllFields],
    ['getOrganizationByCode', { params: { code: group.username } }, containsAllFields],
  ],
  takePartInPrivate: takePart,
  takePartInPublic: takePart,
  changeOwnPostInPublic: (group, callerId) => [
    ['updatePost', { params: { id: writtenBy(group, callerId) }, body: { rawText: 'Other words' } }],
    ['updatePost', { params: { id: writtenBy(group, callerId) }, body: { isAnyoneCanReply: false } }],
  ],
  followPrivateChannel: (group) => [['followChannel', { body: { channelId: group.channelId, followType: 'follow' } }]],
  acceptInvitation: (group) => [['acceptInvitation', at(group)]],
  declineInvitation: (group) => [['declineInvitation', at(group)]],
  requestToJoin: (group) => [['requestToJoin', at(group)]],
};

/** A post from a time when its author could write here. */
function writtenBy({ channelId }: TestGroup, authorUserId: string): string {
  const { db } = harness;
  return db.posts.put(newPost({ id: db.posts.nextId(), authorUserId, rawText: 'Mine', channelId, publishedAt: db.clock.iso() })).id;
}

function readAll(group: TestGroup): readonly Call[] {
  return [
    ['getPost', { params: { id: group.postId } }],
    ['getPosts', { query: { channelId: group.channelId } }],
    ['getReplies', { params: { id: group.postId } }],
  ];
}

function takePart(group: TestGroup): readonly Call[] {
  return [
    ['createPost', { body: { type: 'reply', rawText: 'Yes', repostedPostId: group.postId } }],
    ['reactToPost', { params: { id: group.postId }, body: { values: { 2: 1 }, description: '' } }],
  ];
}

async function isDone(username: string, [name, parts, shows = () => true]: Call): Promise<boolean> {
  const { status, body } = await harness.call(username, name, parts);
  expect([200, 201, 204, 400, 403, 404, 409]).toContain(status);
  return status < 300 && shows(body);
}

describe('what a role in a group allows', () => {
  it.each(actions)('%s', async (action) => {
    for (const standing of standings) {
      const group = createTestGroup(!action.endsWith('Public'));
      const caller = somebody(group.id, standing);
      if (standing === 'owner') demoteFounder(group);
      const answers: boolean[] = [];
      for (const call of requests[action](group, caller.id)) answers.push(await isDone(caller.username, call));
      expect({ standing, answers }).toEqual({ standing, answers: answers.map(() => isAllowed(action, standing)) });
      cells += answers.length;
    }
  });

  it('nothing at all for a guest', async () => {
    for (const action of actions) {
      for (const [name, parts] of requests[action](createTestGroup(false), ''))
        expect((await harness.call(null, name, parts)).status).toBe(401);
    }
  });
});

const member = (group: TestGroup, userId: string, role: string, hidden = false): Call => [
  'editMember',
  { ...at(group, 'orgId'), body: { userId, role, hidden } },
];

const requestsOn: Readonly<Record<MemberRight, (group: TestGroup, userId: string, role: string) => Call>> = {
  remove: (group, userId) => ['removeMember', { ...at(group), body: { userId } }],
  ban: (group, userId) => ['banUser', { ...at(group), body: { userId } }],
  makeAdmin: (group, userId) => member(group, userId, 'admin'),
  makeModerator: (group, userId) => member(group, userId, 'moderator'),
  makeMember: (group, userId) => member(group, userId, 'member'),
  editHidden: (group, userId, role) => member(group, userId, role, true),
};

/** Giving a person their current role changes nothing, so it doesn't test rights. */
const saysNothing = (action: MemberRight, target: Standing) =>
  (action === 'makeAdmin' && target === 'admin') ||
  (action === 'makeModerator' && target === 'moderator') ||
  (action === 'makeMember' && target === 'member');

it('shows people outside a private group no more of it in lists than in the search', async () => {
  const group = createTestGroup(true);
  const { username } = somebody(group.id, 'outsider');
  const listed = (await harness.call(username, 'getOtherOrganizations', { query: { search: group.username } })).body.results;
  const found = (await harness.call(username, 'search', { query: { query: group.username } })).body.results;
  const shown = [...listed, ...found.map(({ item }) => item as Organization)];
  expect(shown).toHaveLength(2);
  for (const one of shown) expect([one.email, one.terms, one.numMembers, one.members]).toEqual([null, null, undefined, undefined]);
});

describe('which actions on other members it allows', () => {
  it.each(Object.keys(memberRights) as MemberRight[])('%s', async (action) => {
    for (const standing of standings) {
      for (const target of standings) {
        if (saysNothing(action, target) || (standing === 'owner' && target === 'owner')) continue;
        const group = createTestGroup(true);
        const caller = somebody(group.id, standing);
        const other = somebody(group.id, target);
        if (standing === 'owner' || target === 'owner') demoteFounder(group);
        const role = target === 'admin' || target === 'moderator' ? target : 'member';
        const done = await isDone(caller.username, requestsOn[action](group, other.id, role));
        expect({ standing, target, done }).toEqual({ standing, target, done: isAllowedOn(action, standing, target) });
        cells += 1;
      }
    }
  });

  it('hides oneself, for every persona', async () => {
    for (const standing of ['admin', 'moderator', 'member'] as const) {
      const group = createTestGroup(true);
      const caller = somebody(group.id, standing);
      expect(await isDone(caller.username, member(group, caller.id, standing, true))).toBe(true);
    }
  });
});
