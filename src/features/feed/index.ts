export { HomeFeed } from './components/HomeFeed.tsx';
export { tagTab } from './model/feedTab.ts';
export { showNewPostsAtom } from './state/newPosts.ts';
export { selectTabAtom } from './state/activeTab.ts';
export { strings as feedStrings } from './strings.ts';
