import type { LazyPart } from '@/design-system';
import { prefetchHomeFeedAtom } from '@/features/feed';
import { startMutesAtom } from '@/features/posts';
import { isSignedInAtom } from '@/features/session';
import { env } from '@/shared/env';
import type { Store } from '@/shared/lib/scope';
import { type ExpectedScreen, expectedScreen } from './early/expectedScreen.ts';

/*
 * How the application's lazy code is loaded. In a lazy file of its own: the list of every file of every screen would add more than two
 * kilobytes before the first post.
 */

export const lazyScreens = {
  Post: () => import('./screens/Post.tsx'),
  Profile: () => import('./screens/Profile.tsx'),
  ModernFeed: () => import('./screens/ModernFeed.tsx'),
  Welcome: () => import('./screens/Welcome.tsx'),
  SignIn: () => import('./screens/SignIn.tsx'),
  Onboarding: () => import('./screens/Onboarding.tsx'),
  ProviderReturn: () => import('./screens/ProviderReturn.tsx'),
  PublicPage: () => import('./screens/PublicPage.tsx'),
  Help: () => import('./screens/Help.tsx'),
  Account: () => import('./screens/Account.tsx'),
  Search: () => import('./screens/Search.tsx'),
  Group: () => import('./screens/Group.tsx'),
  Channel: () => import('./screens/Channel.tsx'),
  GroupForm: () => import('./screens/GroupForm.tsx'),
  CreatePost: () => import('./screens/CreatePost.tsx'),
  Groups: () => import('./screens/Groups.tsx'),
  Connections: () => import('./screens/Connections.tsx'),
  Notifications: () => import('./screens/Notifications.tsx'),
  ShortLink: () => import('./screens/ShortLink/index.tsx'),
  NotFound: () => import('./screens/NotFound.tsx'),
};

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** How long the first render waits for the screen of the address, in ms: when its post was rendered early, and when only the header was. */
const patience = { post: 3000, header: 600 };

/**
 * Resolves when the screen whose files the page has preloaded (`app/early`) can be rendered completely: its code and its person, or the early
 * post, are loaded. Rejects when the code fails to load. From then on lists leave out what the person has muted; the feed comes this way
 * only for people who have muted something.
 */
export async function awaitScreen(
  screens: Record<ExpectedScreen, LazyPart<object>>,
  store: Store,
  earlyPost: HTMLElement | null,
): Promise<void> {
  store.set(startMutesAtom);
  const isHome = location.pathname === env.baseUrl && store.get(isSignedInAtom);
  if (isHome) await Promise.race([store.set(prefetchHomeFeedAtom), wait(patience.header)]);
  const { screen, read } = expectedScreen(location.pathname, env.baseUrl) ?? {};
  if (!screen || !read) return;
  const begins = {
    Post: async () => earlyPost && (await lazyScreens.Post()).begin(store, earlyPost.dataset['postId'] ?? ''),
    Profile: async () => (await lazyScreens.Profile()).begin(store, read),
  };
  const coming = Promise.all([screens[screen].load(), begins[screen]()]);
  await Promise.race([coming, wait(patience[earlyPost ? 'post' : 'header'])]);
}

export const lazyParts = {
  AccountGone: () => import('./global/AccountGone.tsx'),
  Background: () => import('./global/Background.tsx'),
  LinkToCopy: () => import('./global/LinkToCopy.tsx'),
  ProfileMenu: () => import('./shell/ProfileMenu.tsx'),
  ThemePreview: () => import('./global/ThemePreview.tsx'),
  Shortcuts: () => import('./shortcuts/Shortcuts.tsx'),
};
