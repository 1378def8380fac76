import { type FollowType, followUser, request, unfollowUser, type User } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { createIntentQueue } from '@/shared/lib/intentQueue';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { displayNameOf } from '../model/names.ts';
import { strings } from '../strings.ts';
import { clearUserPatchAtom, patchUserAtom, putUsersAtom, userAtom } from './users.ts';

const queue = createIntentQueue<() => Promise<void>>((_id, send) => send());

/**
 * Follows or monitors a person, or stops doing so (`null`). A pair has at most one of the two: choosing the other
 * replaces it. Shown at once; of quick repeated presses only the last wish is sent.
 */
export const setFollowAtom = atom(null, async (get, set, id: string, wish: FollowType | null) => {
  const user = get(userAtom(id));
  if (!user) return;
  const before = user.followType ?? null;
  set(patchUserAtom, id, { followType: wish, numFollowers: followersAfter(user, before, wish) });
  try {
    await queue.push(id, async () => set(putUsersAtom, [present(await send(id, wish))]));
    set(showToastAtom, { tone: 'success', description: sentenceFor(displayNameOf(user), before, wish) });
  } catch (error) {
    set(reportErrorAtom, error);
  } finally {
    set(clearUserPatchAtom, id);
  }
});

function send(id: string, wish: FollowType | null): Promise<User | null> {
  if (wish === null) return request(unfollowUser, { params: { id } });
  return request(followUser, { params: { id }, body: { negative: wish === 'monitor' } });
}

/** Only follows count; monitoring is silent. */
function followersAfter(user: User, before: FollowType | null, wish: FollowType | null): number {
  const change = Number(wish === 'follow') - Number(before === 'follow');
  return Math.max(0, (user.numFollowers ?? 0) + change);
}

function sentenceFor(name: string, before: FollowType | null, wish: FollowType | null): string {
  if (wish !== null) return strings.added[wish](name);
  return strings.removed[before ?? 'follow'](name);
}
