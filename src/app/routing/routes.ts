import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { strings } from '../strings.ts';

/** One screen of the application and the rules for reaching it (specification, section 2). */
export interface AppRoute {
  readonly name: string;
  /** Pattern of the router: `:name` is a parameter, `*` the rest. The first match wins. */
  readonly path: string | RegExp;
  readonly layout: 'default' | 'guest';
  /** `required`: guests go to /welcome. `guests`: signed-in people go home. `open`: anybody. */
  readonly access: 'required' | 'guests' | 'open';
  readonly title: string;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code before it is needed. */
  readonly preload: () => Promise<unknown>;
}

type Loader = () => Promise<{ default: ComponentType }>;

function route(
  name: string,
  path: string | RegExp,
  layout: AppRoute['layout'],
  access: AppRoute['access'],
  title: string,
  load: Loader,
): AppRoute {
  return { name, path, layout, access, title, Screen: lazy(load), preload: load };
}

const { titles } = strings;
const post: Loader = () => import('../screens/Post/index.tsx');
const profile: Loader = () => import('../screens/Profile/index.tsx');
const groups: Loader = () => import('../screens/Groups/index.tsx');

/** Every screen there is. Order matters: static paths stand before patterns, not-found is last. */
export const routes: readonly AppRoute[] = [
  route('home', '/', 'default', 'required', titles.home, () => import('../screens/Home/index.tsx')),
  route('welcome', '/welcome', 'guest', 'guests', titles.welcome, () => import('../screens/Welcome/index.tsx')),
  route('sign-in', '/sign-in', 'guest', 'open', titles.signIn, () => import('../screens/SignIn/index.tsx')),
  route('search', '/search', 'default', 'required', titles.search, () => import('../screens/Search/index.tsx')),
  route('post', '/post/:id', 'default', 'required', titles.post, post),
  route('reply', '/reply/:id', 'default', 'required', titles.reply, post),
  route('profile', '/profile/:id', 'default', 'required', titles.profile, profile),
  route('username', '/user/:username', 'default', 'required', titles.profile, profile),
  route('org', '/group/:id', 'default', 'required', titles.group, () => import('../screens/Group/index.tsx')),
  // Any path that begins with /groups counts as Groups.
  route('groups', /^\/groups/, 'default', 'required', titles.groups, groups),
  route('notifications', '/notifications', 'default', 'required', titles.notifications, () => import('../screens/Notifications/index.tsx')),
  route('check-visit-links', '/check-visit-links', 'guest', 'open', titles.shortLink, () => import('../screens/ShortLink/index.tsx')),
  route('not-found', '*', 'guest', 'open', titles.notFound, () => import('../screens/NotFound/index.tsx')),
];

/** Where a visitor has to go instead, or undefined when they may stay. */
export function detour(route: Pick<AppRoute, 'access'>, isSignedIn: boolean): string | undefined {
  if (route.access === 'required' && !isSignedIn) return '/welcome';
  if (route.access === 'guests' && isSignedIn) return '/';
  return undefined;
}
