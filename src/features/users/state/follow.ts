import { atom } from 'jotai';
import { type FollowType, followUser, request, type User, unfollowUser } from '@/api';
import { dismissToastAtom, showSuccessAtom, showToastAtom, toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { createOptimisticAtom } from '@/shared/lib/optimistic';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { sendLater, takeBack } from '@/shared/lib/sendLater';
import { actionStrings as strings } from '../actionStrings.ts';
import { displayNameOf } from '../model/names.ts';
import { putUsersAtom, userAtom, users } from './users.ts';

type Change = FollowType | null;

/** Sends it without saying how it went. */
export const followChangeAtom = createOptimisticAtom({
  entities: users,
  keptAs: 'follow',
  patch: (user, change: Change) => ({ followType: change, numFollowers: followersAfter(user, change) }),
  isNoop: (user, change) => (user.followType ?? null) === change,
  send: async (id, change) =>
    required(
      change === null
        ? await request(unfollowUser, { params: { id } })
        : await request(followUser, { params: { id }, body: { negative: change === 'monitor' } }),
    ),
  store: (set, user) => set(putUsersAtom, [user]),
});

/**
 * Follows or monitors a person, or stops doing so (`null`). A pair has at most one of the two, so each
 * replaces the other. Shown at once; of quick repeated presses only the last change is sent, and one message reports the result.
 */
export const setFollowAtom = atom(null, async (get, set, id: string, change: Change) => {
  const user = get(userAtom(id));
  if (!user) return;
  const settled = await set(followChangeAtom, id, change);
  if (settled.state === 'succeeded')
    set(showSuccessAtom, sentenceFor(displayNameOf(user), settled.before?.followType, change), toastLife.long);
  if (settled.state === 'refused') set(reportErrorAtom, settled.error);
});

/**
 * What the buttons do: like `setFollowAtom`, but the end of a connection is shown at once with a message that offers to take it back, and sent
 * when nobody has done so, or when the page is left.
 */
export const chooseFollowAtom = atom(null, async (get, set, id: string, change: Change) => {
  const ending = `unfollow ${id}`;
  const user = get(userAtom(id));
  // Without a network it is kept at once, because the page may not be able to do so when it is left.
  if (takeBack(ending) || change !== null || !user?.followType || !navigator.onLine) return set(setFollowAtom, id, change);
  const { followType: before } = user;
  const show = () => set(users.unpatchAtom, id, ending);
  set(users.patchAtom, id, ending, (row) => ({ followType: null, numFollowers: followersAfter(row, null) }));
  const messageId = set(showToastAtom, {
    tone: 'positive',
    title: strings.removed[before](displayNameOf(user)),
    life: toastLife.long,
    // The message lives longer than the time to take it back.
    action: { label: strings.undo, onAction: () => takeBack(ending) || void set(setFollowAtom, id, before) },
  });
  const send = async (isLeaving: boolean) => {
    if (isLeaving) return request(unfollowUser, { params: { id } });
    const settled = await set(followChangeAtom, id, null);
    show();
    if (settled.state !== 'refused') return;
    set(dismissToastAtom, messageId);
    set(reportErrorAtom, settled.error);
  };
  const undo = () => {
    show();
    set(dismissToastAtom, messageId);
  };
  sendLater(ending, send, undo, get(scopeSignalAtom), true);
});

/** Only follows are counted; monitoring is silent. An unknown count stays unknown. */
function followersAfter(user: User, change: Change): User['numFollowers'] {
  const difference = Number(change === 'follow') - Number(user.followType === 'follow');
  return typeof user.numFollowers === 'number' ? Math.max(0, user.numFollowers + difference) : user.numFollowers;
}

function sentenceFor(name: string, before: Change | undefined, change: Change): string {
  if (change !== null) return strings.added[change](name);
  return strings.removed[before ?? 'follow'](name);
}
