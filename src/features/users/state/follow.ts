import { atom } from 'jotai';
import { type FollowType, followUser, request, type User, unfollowUser } from '@/api';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { createWishAtom } from '@/shared/lib/wishes';
import { actionStrings as strings } from '../actionStrings.ts';
import { displayNameOf } from '../model/names.ts';
import { putUsersAtom, userAtom, users } from './users.ts';

type Wish = FollowType | null;

const wishAtom = createWishAtom({
  entities: users,
  patch: (user, wish: Wish) => ({ followType: wish, numFollowers: followersAfter(user, wish) }),
  isMet: (user, wish) => (user.followType ?? null) === wish,
  send: async (id, wish) =>
    required(
      wish === null
        ? await request(unfollowUser, { params: { id } })
        : await request(followUser, { params: { id }, body: { negative: wish === 'monitor' } }),
    ),
  store: (set, user) => set(putUsersAtom, [user]),
});

/**
 * Follows or monitors a person, or stops doing so (`null`). A pair has at most one of the two: choosing the other
 * replaces it. Shown at once; of quick repeated presses only the last wish is sent, and one message tells how it ended.
 */
export const setFollowAtom = atom(null, async (get, set, id: string, wish: Wish) => {
  const user = get(userAtom(id));
  if (!user) return;
  const settled = await set(wishAtom, id, wish);
  if (settled.state === 'granted') set(showSuccessAtom, sentenceFor(displayNameOf(user), settled.before?.followType, wish), toastLife.long);
  if (settled.state === 'refused') set(reportErrorAtom, settled.error);
});

/** Only follows count; monitoring is silent. Unknown stays unknown. */
function followersAfter(user: User, wish: Wish): User['numFollowers'] {
  const change = Number(wish === 'follow') - Number(user.followType === 'follow');
  return typeof user.numFollowers === 'number' ? Math.max(0, user.numFollowers + change) : user.numFollowers;
}

function sentenceFor(name: string, before: Wish | undefined, wish: Wish): string {
  if (wish !== null) return strings.added[wish](name);
  return strings.removed[before ?? 'follow'](name);
}
