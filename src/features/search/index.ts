export { Explore } from './components/Explore.tsx';
export { RecentSearches } from './components/RecentSearches.tsx';
export { searchableTerm } from './model/results.ts';
