import { Profile } from '@/features/profile';
import { Help } from '@/features/public-pages';
import { isSignedInAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';

/** Help for everybody; the support account's profile only for people who may see profiles. */
export default function HelpScreen() {
  const isSignedIn = useStoreValue(isSignedInAtom);
  return <Help isSignedIn={isSignedIn} profile={isSignedIn && <Profile address={{ username: 'sezushelp' }} />} />;
}
