export { HomeFeed } from './components/HomeFeed.tsx';
export { ModernFeed } from './components/LateModernFeed.tsx';
export { tagTab } from './model/feedTab.ts';
export { activeTabAtom, prefetchHomeFeedAtom, selectTabAtom } from './state/activeTab.ts';
export { showNewPostsAtom } from './state/newPosts.ts';
export { strings as feedStrings } from './strings.ts';
