import { env } from '../env.ts';

/** The address of a screen below the base path, ready for links and for `navigate`: `/post/1?tab=replies`. */
export type Path = `/${string}`;

/**
 * The route patterns of all screens in the specification (section 2). `:name` is one segment.
 * Links are built with `paths`, never by hand.
 */
export const patterns = {
  home: '/',
  welcome: '/welcome',
  explore: '/search',
  modernFeed: '/modern-feed',
  signInWithX: '/sign-in-with-x',
  blueskyCallback: '/oauth-callback-bluesky',
  declaration: '/declaration',
  about: '/about',
  privacy: '/privacy',
  terms: '/term-of-service',
  post: '/post/:id',
  reply: '/reply/:id',
  signIn: '/sign-in',
  signUp: '/sign-up',
  profile: '/profile/:id',
  user: '/user/:username',
  group: '/group/:id',
  /** The specification names these without a path (sections 2 and 9), so the names are used. */
  createGroup: '/create-organisation',
  editGroup: '/edit-organisation/:id',
  /** The composer over the feed, or over the group in `?group`. */
  createPost: '/create-post',
  createGroupPost: '/create-organisation-post',
  groups: '/groups',
  groupsOf: '/groups/:userId',
  help: '/user/sezushelp',
  channel: '/group/:groupId/channel/:id',
  followers: '/followers/:id',
  notifications: '/notifications',
  onboarding: '/onboarding/:step',
  frequencyCallback: '/siwf/callback',
  frequencyLogin: '/siwf-login',
  frequencyRegister: '/siwf/register',
  verifyEmail: '/verify-email',
  shortLink: '/check-visit-links',
  account: '/account',
} as const satisfies Record<string, Path>;

/** The address of each step of onboarding (specification, section 2). */
const onboarding = {
  'create-username': '/onboarding/create-username',
  'create-account': '/onboarding/create-account',
  'verification-code': '/onboarding/verification-code',
  'create-password': '/onboarding/create-password',
  'add-avatar': '/onboarding/add-avatar',
  'login-method': '/onboarding/login-method',
} as const satisfies Record<string, Path>;
export type OnboardingStep = keyof typeof onboarding;
export const onboardingSteps = Object.keys(onboarding) as readonly OnboardingStep[];

/** Query parameters; undefined ones are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Builds the addresses of screens. Values are encoded here, so pass them unencoded. */
export const paths = {
  home: (query?: { tag?: string | undefined }) => at('/', query),
  welcome: () => at('/welcome'),
  explore: (query?: Query) => at('/search', query),
  modernFeed: (query?: { tag?: string | undefined }) => at('/modern-feed', query),
  signInWithX: (query?: Query) => at('/sign-in-with-x', query),
  blueskyCallback: (query?: Query) => at('/oauth-callback-bluesky', query),
  declaration: () => at('/declaration'),
  about: () => at('/about'),
  privacy: () => at('/privacy'),
  terms: () => at('/term-of-service'),
  post: (id: string, query?: Query) => at(`/post/${segment(id)}`, query),
  reply: (id: string, query?: Query) => at(`/reply/${segment(id)}`, query),
  signIn: (query?: Query) => at('/sign-in', query),
  signUp: (query?: Query) => at('/sign-up', query),
  profile: (id: string, query?: Query) => at(`/profile/${segment(id)}`, query),
  user: (username: string, query?: Query) => at(`/user/${segment(username)}`, query),
  group: (id: string, query?: Query) => at(`/group/${segment(id)}`, query),
  createGroup: () => at('/create-organisation'),
  editGroup: (id: string) => at(`/edit-organisation/${segment(id)}`),
  createPost: () => at('/create-post'),
  createGroupPost: (group?: string) => at('/create-organisation-post', { group }),
  groups: (query?: Query) => at('/groups', query),
  groupsOf: (userId: string, query?: Query) => at(`/groups/${segment(userId)}`, query),
  help: () => at('/user/sezushelp'),
  channel: (groupId: string, id: string, query?: Query) => at(`/group/${segment(groupId)}/channel/${segment(id)}`, query),
  followers: (id: string, query?: Query) => at(`/followers/${segment(id)}`, query),
  notifications: (query?: Query) => at('/notifications', query),
  onboarding: (step: OnboardingStep, query?: Query) => at(onboarding[step], query),
  frequencyCallback: (query?: Query) => at('/siwf/callback', query),
  frequencyLogin: (query?: Query) => at('/siwf-login', query),
  frequencyRegister: (query?: Query) => at('/siwf/register', query),
  verifyEmail: (query?: Query) => at('/verify-email', query),
  shortLink: (id: string) => at('/check-visit-links', { id }),
  account: () => at('/account'),
} as const satisfies Record<keyof typeof patterns, (...args: never[]) => Path>;

const segment = encodeURIComponent;

function at(path: Path, query: Query = {}): Path {
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters).toString()}` : path;
}

/** Base path without its trailing slash; empty at the root of a host. */
const base = env.baseUrl.replace(/\/$/, '');

/** A screen's address with the base path, for a plain `<a>` or `window.open`; the router's links add the base themselves. */
export function hrefOf(path: Path): Path {
  return `${base}${path}` as Path;
}

/** The whole address of a screen, for copying and sharing. */
export function shareable(path: Path): string {
  return new URL(hrefOf(path), location.origin).href;
}

/** The current address below the base path, with its query, percent-encoded as in the address bar. */
export function currentPath(): Path {
  return `${pathBelowBase(location.pathname)}${location.search}`;
}

/** Removes the base path from a pathname of this host; home when it is outside the base. */
export function pathBelowBase(pathname: string): Path {
  const rest = `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
  return rest.startsWith('/') ? (rest as Path) : '/';
}

/** Checks a path from storage or a query: undefined unless it stays on this host. */
export function trustedPath(path: string | undefined | null): Path | undefined {
  // Two slashes, or a slash and a backslash, start another host's name.
  return path && /^\/(?![/\\])/.test(path) ? (path as Path) : undefined;
}

/** Decodes a segment of the address; undefined when its percent-encoding is invalid. No other code decodes segments. */
export function decodeSegment(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
