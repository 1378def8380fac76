import { matchRoute, useLocation, useRouter } from 'wouter';
import { type AppRoute, routes } from './routes.ts';

/** The route of the current address. There is always one: the last row matches everything. */
export function useCurrentRoute(): { route: AppRoute; location: string } {
  const { parser } = useRouter();
  const [location] = useLocation();
  const route = routes.find(({ path }) => matchRoute(parser, path, location)[0]);
  if (!route) throw new Error(`No route matches ${location}; the not-found row is missing.`);
  return { route, location };
}
