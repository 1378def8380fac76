export { Explore } from './components/Explore.tsx';
export { RecentSearches } from './components/RecentSearches.tsx';
export { usableTerm } from './model/results.ts';
