import { ChangePicture } from '@/features/onboarding';
import { Profile, prefetchProfileAtom } from '@/features/profile';
import type { Store } from '@/shared/lib/scope';
import { queryClientAtom, queryCode } from '../queries.tsx';
import { useRouteParams } from '../routing/routeParams.ts';

/** Loads the person of the screen and starts to load their posts. Resolves when the person's response arrives, successful or not. */
export async function begin(store: Store, read: string): Promise<void> {
  const [, byName, name = ''] = /^\/users\/(username\/)?(.+)$/.exec(read) ?? [];
  const address = byName === undefined ? { id: name } : { username: name };
  await queryCode.load();
  await store.set(prefetchProfileAtom, store.get(queryClientAtom), address, new URLSearchParams(location.search).get('tab'));
}

/** A person's profile, addressed by id or username. */
export default function ProfileScreen() {
  const { id = '', username } = useRouteParams();
  return <Profile address={username === undefined ? { id } : { username }} pictureAction={<ChangePicture form="badge" />} />;
}
