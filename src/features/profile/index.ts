export { Profile } from './components/Profile.tsx';
export type { ProfileAddress } from './data/useProfile.ts';
