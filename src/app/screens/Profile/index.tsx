import { Profile } from '@/features/profile';
import { useParams } from 'wouter';

/** A person's profile, addressed by id or by username. */
export default function ProfileScreen() {
  const { id, username } = useParams();
  const address = username === undefined ? { id: decodeURIComponent(id ?? '') } : { username: decodeURIComponent(username) };
  return <Profile address={address} />;
}
