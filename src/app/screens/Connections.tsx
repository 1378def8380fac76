import { Connections } from '@/features/connections';
import { useRouteParams } from '../routing/routeParams.ts';

/** Whom somebody is connected with. */
export default function ConnectionsScreen() {
  const { id = '' } = useRouteParams();
  return <Connections key={id} userId={id} />;
}
