export { HomeFeed } from './components/HomeFeed.tsx';
export { ModernFeed } from './components/LateModernFeed.tsx';
export { tagTab } from './model/feedTab.ts';
export { activeTabAtom, prefetchHomeFeedAtom, selectTabAtom, showNewPostsAtom } from './state/homeFeed.ts';
export { strings as feedStrings } from './strings.ts';
