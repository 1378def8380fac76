import type { createStore } from 'jotai';
import type { LazyPart } from '@/design-system';

/*
 * How late code of the application is fetched. A file of its own, itself late: what it names (every file of every screen) would be
 * more than two kilobytes before the first post.
 */

type Store = ReturnType<typeof createStore>;

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
  NotFound: () => import('./screens/NotFound/index.tsx'),
};

/** How long the words of a post wait for its page, in ms. */
const patience = 3000;

/** The words of a post on its own page (`app/early`) wait for its code, which is under way, and its answer, which is here. */
export async function awaitPost(Screen: LazyPart<object>, store: Store, words: HTMLElement): Promise<void> {
  const coming = Promise.all([lazyScreens.Post(), Screen.load()]).then(([{ begin }]) => begin(store, words.dataset['postId'] ?? ''));
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, patience))]);
}

export const lazyParts = {
  AccountGone: () => import('./global/AccountGone.tsx'),
  LiveUpdates: () => import('./realtime/LiveUpdates.tsx'),
  ProfileMenu: () => import('./shell/ProfileMenu.tsx'),
  Shortcuts: () => import('./shortcuts/Shortcuts.tsx'),
  ThemePreview: () => import('./global/ThemePreview.tsx'),
};
