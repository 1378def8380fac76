import { pair } from '@mocks/db/table';
import { expect, test } from 'vitest';
import { getBannedUsers, getJoinRequests, getOrganization, type Organization, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { type MembershipStatus, type MembershipStep, statusAfter } from '@/features/groups/model/membership';
import { groupAtom, putGroupsAtom } from '@/features/groups/state/groups';
import { type MemberStep, takeMemberStepAtom } from '@/features/groups/state/memberSteps';
import { type OwnStep, takeOwnStepAtom } from '@/features/groups/state/ownSteps';
import { required } from '@/shared/lib/required';
import { mocks, signedInStore, withBackend } from './session.ts';

// Compares every cell of the membership state machine with the backend: one side takes a step, and both sides check its result.

withBackend();

const statuses = ['none', 'invited', 'requested', 'member', 'banned'] as const satisfies readonly MembershipStatus[];
/** The persona who takes each step: Maya herself, or the group's owner. */
const sides = {
  requestToJoin: 'author',
  acceptInvitation: 'author',
  declineInvitation: 'author',
  leave: 'author',
  invite: 'regular',
  cancelInvitation: 'regular',
  acceptRequest: 'regular',
  declineRequest: 'regular',
  remove: 'regular',
  ban: 'regular',
  unban: 'regular',
} as const satisfies Record<MembershipStep, 'author' | 'regular'>;
const isOwn = (step: MembershipStep): step is OwnStep => sides[step] === 'author';

/** Lena owns the Slow Bread Club. Maya isn't a member until a test gives her a status. */
const club = () => required(mocks.db.organizations.by('username', 'breadclub')[0]).id;
const maya = () => mocks.backend.personaId('author') ?? '';

function setMembership(status: MembershipStatus): void {
  const row = { id: pair(club(), maya()), organizationId: club(), userId: maya(), role: 'member', hidden: false } as const;
  if (status === 'none') mocks.db.memberships.delete(row.id);
  else mocks.db.memberships.put({ ...row, status, since: mocks.clock.iso() });
}

async function groupSeenBy(who: 'regular' | 'author'): Promise<Organization> {
  mocks.become(who);
  return required(await request(getOrganization, { params: { id: club() }, bypassCache: true }));
}

/** Maya's status according to the lists that the group's admins see. */
async function listedAs(): Promise<MembershipStatus> {
  const { members, invitations } = await groupSeenBy('regular');
  const about = { params: { id: club() }, bypassCache: true };
  const lists = {
    member: members ?? [],
    invited: invitations ?? [],
    requested: (await request(getJoinRequests, about)).results,
    banned: (await request(getBannedUsers, about)).results,
  };
  const names = statuses.filter((name) => name !== 'none' && lists[name].some(({ userId }) => userId === maya()));
  expect(names.length).toBeLessThan(2);
  return names[0] ?? 'none';
}

async function enter(who: 'regular' | 'author') {
  const group = await groupSeenBy(who);
  localStorage.clear();
  const { store } = await signedInStore();
  store.set(putGroupsAtom, [group]);
  const messages = () => store.get(toastsAtom).map(({ tone, life }) => [tone, life]);
  return { store, messages };
}

async function takeOwn(step: OwnStep) {
  const { store, messages } = await enter('author');
  const hasSucceeded = await store.set(takeOwnStepAtom, club(), step);
  return { hasSucceeded, messages: messages(), shown: store.get(groupAtom(club()))?.myMembership?.status ?? 'none' };
}

async function takeOther(kind: Exclude<MembershipStep, OwnStep>) {
  const { store, messages } = await enter('regular');
  const step = { kind, userId: maya(), ...(kind === 'invite' ? { role: 'member', hidden: false } : {}) } as MemberStep;
  const hasSucceeded = await store.set(takeMemberStepAtom, club(), step);
  return { hasSucceeded, messages: messages(), shown: undefined };
}

test.each(
  Object.keys(sides) as MembershipStep[],
)('the step %s leads from every status to the documented one, on both sides', async (step) => {
  for (const before of statuses) {
    setMembership(before);
    const expected = statusAfter(before, step);
    const { hasSucceeded, messages, shown } = isOwn(step) ? await takeOwn(step) : await takeOther(step);
    const after = { own: (await groupSeenBy('author')).myMembership?.status ?? 'none', listed: await listedAs() };
    const now = expected ?? before;
    expect({ before, hasSucceeded, ...after }).toEqual({ before, hasSucceeded: expected !== undefined, own: now, listed: now });
    if (shown !== undefined) expect(shown).toBe(now);
    expect(messages).toEqual([[hasSucceeded ? 'positive' : 'negative', 7000]]);
  }
});
