import { Connections } from '@/features/connections';
import { useRouteParams } from '../routing/routeParams.ts';

/** A person's connections. */
export default function ConnectionsScreen() {
  const { id = '' } = useRouteParams();
  return <Connections key={id} userId={id} />;
}
