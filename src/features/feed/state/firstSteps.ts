import { atom } from 'jotai';
import { boolean, object, optional, record, string } from 'valibot';
import { postAtom, posts } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { currentPersonAtom, userAtom, users } from '@/features/users';
import { stored, storedAtom } from '@/shared/storage';
import { firstLoginFlagAtom } from './firstLogin.ts';

/** How many people a newcomer is asked to follow. */
export const peopleToFollow = 3;

/** What this browser remembers of each person's first steps. The server has no call that tells whether a person has ever weighed in. */
const rememberedAtom = storedAtom(
  stored('firstSteps', record(string(), object({ isDismissed: optional(boolean()), hasWeighedIn: optional(boolean()) }))),
);

const rememberAtom = atom(null, (get, set, change: { isDismissed?: boolean; hasWeighedIn?: boolean }) => {
  const id = get(currentUserIdAtom);
  if (id === undefined) return;
  const all = get(rememberedAtom) ?? {};
  set(rememberedAtom, { ...all, [id]: { ...all[id], ...change } });
});

const ownAtom = atom((get) => get(rememberedAtom)?.[get(currentUserIdAtom) ?? ''] ?? {});

export const isDismissedAtom = atom((get) => get(ownAtom).isDismissed === true);

/** The flag's value while of the welcome only the first steps are left. `app/early/prepare.ts` reads it, to keep less space for them. */
const stepsOnly = 'steps';
export const isStepsOnlyAtom = atom((get) => get(firstLoginFlagAtom) === stepsOnly);

/** Dismisses the welcome posts. The first steps stay until they are dismissed themselves. */
export const dismissIntroAtom = atom(null, (get, set) => set(firstLoginFlagAtom, get(isDismissedAtom) ? undefined : stepsOnly));
export const dismissFirstStepsAtom = atom(null, (get, set) => {
  set(rememberAtom, { isDismissed: true });
  if (get(isStepsOnlyAtom)) set(firstLoginFlagAtom, undefined);
});

interface Loaded {
  readonly posts: readonly string[];
  readonly people: readonly string[];
}
const loadedAtom = atom<Loaded>({ posts: [], people: [] });

/** Looks up which posts and people are loaded, so that the steps follow their changes. */
export const noteLoadedAtom = atom(null, (get, set) => {
  const found = { posts: [] as string[], people: [] as string[] };
  set(posts.eachAtom, ({ id }) => found.posts.push(id));
  set(users.eachAtom, ({ id }) => found.people.push(id));
  const known = get(loadedAtom);
  if (known.posts.length !== found.posts.length || known.people.length !== found.people.length) set(loadedAtom, found);
  if (get(isWeighInAcceptedAtom) && get(ownAtom).hasWeighedIn !== true) set(rememberAtom, { hasWeighedIn: true });
});

const seenIn = (postOf: typeof postAtom) =>
  atom((get) => {
    const ownId = get(currentUserIdAtom);
    return get(loadedAtom).posts.some((id) => get(postOf(id))?.reactionSets.some(({ userId }) => userId === ownId));
  });

const hasWeighedInAtom = seenIn(postAtom);
/** Only an accepted weigh-in is remembered, because a refused one is taken back. */
export const isWeighInAcceptedAtom = seenIn(posts.serverAtomOf);

/** The number of people whom the person follows: the server's count, or more if more are seen here. */
export const numFollowedAtom = atom((get) => {
  const seen = get(loadedAtom).people.filter((id) => get(userAtom(id))?.followType === 'follow').length;
  return Math.max(seen, get(currentPersonAtom)?.numFollowing ?? 0);
});

/** Which of the first steps the person has taken. */
export const firstStepsAtom = atom((get) => ({
  picture: get(currentPersonAtom)?.avatarFile != null,
  people: get(numFollowedAtom) >= peopleToFollow,
  weighIn: get(ownAtom).hasWeighedIn === true || get(hasWeighedInAtom),
}));
