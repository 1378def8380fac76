/*
 * How late code of the application is fetched. A file of its own, itself late: what it names (every file of every screen) would be
 * more than two kilobytes before the first post.
 */

export const lateScreens = {
  Post: () => import('./screens/Post/index.tsx'),
  Profile: () => import('./screens/Profile/index.tsx'),
  ModernFeed: () => import('./screens/ModernFeed/index.tsx'),
  Welcome: () => import('./screens/Welcome/index.tsx'),
  SignIn: () => import('./screens/SignIn/index.tsx'),
  Onboarding: () => import('./screens/Onboarding/index.tsx'),
  ProviderReturn: () => import('./screens/ProviderReturn/index.tsx'),
  PublicPage: () => import('./screens/PublicPage/index.tsx'),
  Help: () => import('./screens/Help/index.tsx'),
  Account: () => import('./screens/Account/index.tsx'),
  Search: () => import('./screens/Search/index.tsx'),
  Group: () => import('./screens/Group/index.tsx'),
  Channel: () => import('./screens/Channel/index.tsx'),
  GroupForm: () => import('./screens/GroupForm/index.tsx'),
  CreatePost: () => import('./screens/CreatePost/index.tsx'),
  Groups: () => import('./screens/Groups/index.tsx'),
  Connections: () => import('./screens/Connections/index.tsx'),
  Notifications: () => import('./screens/Notifications/index.tsx'),
  ShortLink: () => import('./screens/ShortLink/index.tsx'),
  NotFound: () => import('./screens/NotFound/index.tsx'),
};

export const lateParts = {
  AccountGone: () => import('./overlays/AccountGone.tsx'),
  LiveUpdates: () => import('./realtime/LiveUpdates.tsx'),
  ProfileMenu: () => import('./shell/ProfileMenu.tsx'),
  Shortcuts: () => import('./shortcuts/Shortcuts.tsx'),
  ThemePreview: () => import('./overlays/ThemePreview.tsx'),
};
