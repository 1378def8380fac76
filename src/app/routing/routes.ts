import { type LazyPart, lazyPart } from '@/design-system';
import { type Path, paths, patterns } from '@/shared/lib/paths';
import type { lazyScreens } from '../late.ts';
import HomeScreen from '../screens/Home.tsx';
import type { strings } from '../strings.ts';

/** Optional properties of a route. */
interface Facts {
  /** The screen is opened from another one, so the header has a Back button. */
  readonly hasBack?: boolean;
  /** It shows a person, so the header doesn't show the own picture. */
  readonly isProfile?: boolean;
  /** It lists people, groups or settings instead of posts. */
  readonly hasRows?: boolean;
  /** A person or thing is shown above its posts. */
  readonly hasHead?: boolean;
  /** On phones it has its own bar instead of the navigation. */
  readonly hasBottomBar?: boolean;
  /** One press away from the feed: its code is preloaded when the page is idle. */
  readonly isLikely?: boolean;
}

type TitleName = keyof typeof strings.titles;

/** One screen of the application and its properties (specification, section 2). */
export interface AppRoute extends Facts {
  readonly name: string;
  /** Route pattern: `:name` is a parameter, `*` the rest. The first match wins. */
  readonly path: string | RegExp;
  readonly layout: 'default' | 'guest';
  /** `required`: guests are redirected to /welcome. `guests`: signed-in people are redirected home. `open`: anybody. */
  readonly access: 'required' | 'guests' | 'open';
  /** Key in the application's catalogue, under `titles`. */
  readonly title: TitleName;
  readonly Screen: LazyPart<object>;
}

function route(
  name: string,
  path: string | RegExp,
  layout: AppRoute['layout'],
  access: AppRoute['access'],
  title: TitleName,
  Screen: LazyPart<object>,
  facts: Facts = {},
): AppRoute {
  return { name, path, layout, access, title, Screen, ...facts };
}

const late = (name: keyof typeof lazyScreens) => lazyPart(async () => (await import('../late.ts')).lazyScreens[name]());
export const Post = late('Post');
export const Profile = late('Profile');
const ModernFeed = late('ModernFeed');
// The landing screen: its code is part of the application, so that its first posts need no further request for code.
const Home = lazyPart(() => Promise.resolve({ default: HomeScreen }), { present: HomeScreen });
const Welcome = late('Welcome');
const SignIn = late('SignIn');
const Onboarding = late('Onboarding');
const ProviderReturn = late('ProviderReturn');
const PublicPage = late('PublicPage');
const Help = late('Help');
const Account = late('Account');
const Search = late('Search');
const Group = late('Group');
const Channel = late('Channel');
const GroupForm = late('GroupForm');
const CreatePost = late('CreatePost');
const Groups = late('Groups');
const Connections = late('Connections');
const Notifications = late('Notifications');
const ShortLink = late('ShortLink');
const NotFound = late('NotFound');

/** All screens. Order matters: static paths come before patterns, not-found is last. */
export const routes: readonly AppRoute[] = [
  route('home', patterns.home, 'default', 'required', 'home', Home),
  route('welcome', patterns.welcome, 'guest', 'guests', 'welcome', Welcome),
  // The specification opens it to anybody, but a signed-in person doesn't need it.
  route('sign-in', patterns.signIn, 'guest', 'guests', 'signIn', SignIn),
  route('sign-up', patterns.signUp, 'guest', 'open', 'signUp', Onboarding),
  route('onboarding-login-method', paths.onboarding('login-method'), 'guest', 'open', 'signUp', Onboarding),
  route('onboarding-create-username', paths.onboarding('create-username'), 'guest', 'open', 'username', Onboarding),
  route('onboarding-create-account', paths.onboarding('create-account'), 'guest', 'open', 'aboutYou', Onboarding),
  route('onboarding-verification-code', paths.onboarding('verification-code'), 'guest', 'open', 'code', Onboarding),
  route('onboarding-create-password', paths.onboarding('create-password'), 'guest', 'open', 'password', Onboarding),
  route('onboarding-add-avatar', paths.onboarding('add-avatar'), 'guest', 'open', 'avatar', Onboarding),
  route('verify-email', patterns.verifyEmail, 'guest', 'open', 'email', Onboarding),
  route('sign-in-with-x', patterns.signInWithX, 'guest', 'open', 'withX', ProviderReturn),
  route('oauth-callback-bluesky', patterns.blueskyCallback, 'guest', 'open', 'withBluesky', ProviderReturn),
  route('siwf-login', patterns.frequencyLogin, 'guest', 'open', 'withFrequency', ProviderReturn),
  route('siwf-callback', patterns.frequencyCallback, 'guest', 'open', 'withFrequency', ProviderReturn),
  route('siwf-register', patterns.frequencyRegister, 'guest', 'open', 'username', ProviderReturn),
  route('modern-feed', patterns.modernFeed, 'default', 'required', 'modernFeed', ModernFeed),
  route('search', patterns.explore, 'default', 'required', 'search', Search, { isLikely: true, hasRows: true }),
  route('post', patterns.post, 'default', 'required', 'post', Post, { hasBack: true, hasBottomBar: true, isLikely: true }),
  route('reply', patterns.reply, 'default', 'required', 'reply', Post, { hasBack: true, hasBottomBar: true }),
  route('profile', patterns.profile, 'default', 'required', 'profile', Profile, {
    hasBack: true,
    isProfile: true,
    hasHead: true,
    isLikely: true,
  }),
  route('sezushelp', patterns.help, 'default', 'open', 'help', Help, { hasBack: true }),
  route('username', patterns.user, 'default', 'required', 'profile', Profile, { hasBack: true, isProfile: true, hasHead: true }),
  route('org', patterns.group, 'default', 'required', 'group', Group, { hasBack: true, hasHead: true }),
  route('channel', patterns.channel, 'default', 'required', 'channel', Channel, { hasBack: true, hasHead: true }),
  route('create-organisation', patterns.createGroup, 'default', 'required', 'createGroup', GroupForm, { hasBack: true, hasRows: true }),
  route('edit-organisation', patterns.editGroup, 'default', 'required', 'editGroup', GroupForm, { hasBack: true, hasRows: true }),
  route('user-groups', patterns.groupsOf, 'default', 'required', 'groups', Groups, { hasBack: true, hasRows: true }),
  route('create-post', patterns.createPost, 'default', 'required', 'home', CreatePost),
  route('create-organisation-post', patterns.createGroupPost, 'default', 'required', 'group', CreatePost),
  // Any path that starts with /groups is part of Groups.
  route('groups', /^\/groups/, 'default', 'required', 'groups', Groups, { isLikely: true, hasRows: true }),
  route('followers', patterns.followers, 'default', 'required', 'connections', Connections, { hasBack: true, hasRows: true }),
  route('notifications', patterns.notifications, 'default', 'required', 'notifications', Notifications, { isLikely: true, hasRows: true }),
  route('account', patterns.account, 'default', 'required', 'account', Account, { hasBack: true, hasRows: true }),
  route('aboutPage', patterns.about, 'guest', 'open', 'about', PublicPage),
  route('declarationPage', patterns.declaration, 'guest', 'open', 'declaration', PublicPage),
  route('privacy', patterns.privacy, 'guest', 'open', 'privacy', PublicPage),
  route('terms', patterns.terms, 'guest', 'open', 'terms', PublicPage),
  route('check-visit-links', patterns.shortLink, 'guest', 'open', 'shortLink', ShortLink),
  route('not-found', '*', 'guest', 'open', 'notFound', NotFound),
];

/** Where to redirect a visitor, or undefined when they may stay. */
export function redirectFor(route: Pick<AppRoute, 'access'>, isSignedIn: boolean): Path | undefined {
  if (route.access === 'required' && !isSignedIn) return paths.welcome();
  if (route.access === 'guests' && isSignedIn) return paths.home();
  return undefined;
}
