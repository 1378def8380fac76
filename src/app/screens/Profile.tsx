import { Profile } from '@/features/profile';
import { useRouteParams } from '../routing/routeParams.ts';

/** A person's profile, addressed by id or by username. */
export default function ProfileScreen() {
  const { id = '', username } = useRouteParams();
  return <Profile address={username === undefined ? { id } : { username }} />;
}
