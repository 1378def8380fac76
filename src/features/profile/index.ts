export { Profile } from './components/Profile.tsx';
export { PersonSummary, PersonSummarySkeleton, ProfileAside } from './components/ProfileAside.tsx';
export type { ProfileAddress } from './data/profileQuery.ts';
export { useProfile } from './data/useProfile.ts';
export { prefetchProfileAtom } from './state/prefetchProfile.ts';
