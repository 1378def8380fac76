import { pair } from '@mocks/db/rows';
import { expect, test } from 'vitest';
import { getBannedUsers, getJoinRequests, getOrganization, type Organization, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { type MembershipStatus, type MembershipStep, statusAfter } from '@/features/groups/model/membership';
import { groupAtom, putGroupsAtom } from '@/features/groups/state/groups';
import { type MemberStep, takeMemberStepAtom } from '@/features/groups/state/memberSteps';
import { type OwnStep, takeOwnStepAtom } from '@/features/groups/state/ownSteps';
import { required } from '@/shared/lib/required';
import { mocks, signedInStore, withBackend } from './session.ts';

// Every cell of the membership machine against the backend's own law: a step is taken by one side and looked at from both.

withBackend();

const statuses = ['none', 'invited', 'requested', 'member', 'banned'] as const satisfies readonly MembershipStatus[];
/** Who takes a step: Maya about herself, or those who run the group about her. */
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

/** Lena owns the Slow Bread Club; Maya is nothing there until she is made to stand somehow. */
const club = () => required(mocks.db.organizations.by('username', 'breadclub')[0]).id;
const maya = () => mocks.backend.personaId('author') ?? '';

function stand(status: MembershipStatus): void {
  const row = { id: pair(club(), maya()), organizationId: club(), userId: maya(), role: 'member', hidden: false } as const;
  if (status === 'none') mocks.db.memberships.delete(row.id);
  else mocks.db.memberships.put({ ...row, status, since: mocks.clock.iso() });
}

async function seenBy(who: 'regular' | 'author'): Promise<Organization> {
  mocks.become(who);
  return required(await request(getOrganization, { params: { id: club() }, bypassCache: true }));
}

/** In which list those who run the group find Maya. */
async function listedAs(): Promise<MembershipStatus> {
  const { members, invitations } = await seenBy('regular');
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
  const group = await seenBy(who);
  localStorage.clear();
  const { store } = await signedInStore();
  store.set(putGroupsAtom, [group]);
  const told = () => store.get(toastsAtom).map(({ tone, life }) => [tone, life]);
  return { store, told };
}

async function takeOwn(step: OwnStep) {
  const { store, told } = await enter('author');
  const isGranted = await store.set(takeOwnStepAtom, club(), step);
  return { isGranted, told: told(), shown: store.get(groupAtom(club()))?.myMembership?.status ?? 'none' };
}

async function takeOther(kind: Exclude<MembershipStep, OwnStep>) {
  const { store, told } = await enter('regular');
  const step = { kind, userId: maya(), ...(kind === 'invite' ? { role: 'member', hidden: false } : {}) } as MemberStep;
  const isGranted = await store.set(takeMemberStepAtom, club(), step);
  return { isGranted, told: told(), shown: undefined };
}

test.each(
  Object.keys(sides) as MembershipStep[],
)('the step %s leads from every standing where the machine says, on both sides', async (step) => {
  for (const before of statuses) {
    stand(before);
    const expected = statusAfter(before, step);
    const { isGranted, told, shown } = isOwn(step) ? await takeOwn(step) : await takeOther(step);
    const after = { own: (await seenBy('author')).myMembership?.status ?? 'none', listed: await listedAs() };
    const now = expected ?? before;
    expect({ before, isGranted, ...after }).toEqual({ before, isGranted: expected !== undefined, own: now, listed: now });
    if (shown !== undefined) expect(shown).toBe(now);
    expect(told).toEqual([[isGranted ? 'positive' : 'negative', 7000]]);
  }
});
