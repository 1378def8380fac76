import { matchRoute, type Parser, useLocation, useRouter } from 'wouter';
import { decodeSegment } from '@/shared/lib/paths';
import type { RouteParams } from './routeParams.ts';
import { type AppRoute, routes } from './routes.ts';

export interface CurrentRoute {
  readonly route: AppRoute;
  readonly params: RouteParams;
  /** Path below the base, encoded as in the address bar. */
  readonly location: string;
}

/** The route of the current address. It always exists: the last row (not found) matches everything. */
export function useCurrentRoute(): CurrentRoute {
  const { parser } = useRouter();
  const [location] = useLocation();
  return { location, ...routeOf(location, parser) };
}

type Match = Pick<CurrentRoute, 'route' | 'params'>;

/** The match of the last address: several parts of the page need the same one. */
let last: { location: string; parser: Parser; match: Match } | undefined;

/** An address that can't be decoded is not found, like any other that no row matches. */
export function routeOf(location: string, parser: Parser): Match {
  if (last?.location !== location || last.parser !== parser) last = { location, parser, match: firstMatch(location, parser) };
  return last.match;
}

/** The address in canonical spelling: patterns match any case and a trailing slash, but comparisons of addresses don't. */
export function spelled({ path }: Pick<AppRoute, 'path'>, location: string): string {
  if (typeof path !== 'string' || path === '*') return location;
  const segments = location.split('/');
  return path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? segments[index] : part))
    .join('/');
}

function firstMatch(location: string, parser: Parser): Match {
  for (const route of routes) {
    const [isMatch, raw] = matchRoute(parser, route.path, location);
    const params = isMatch && decoded(raw);
    if (params) return { route, params };
  }
  throw new Error(`No route matches ${location}`);
}

/** Undefined when a value's percent-encoding is invalid; the rest of a wildcard (`*`) isn't a value. */
function decoded(raw: Record<string, string | undefined>): RouteParams | undefined {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || /^(\d+|\*)$/.test(name)) continue;
    const text = decodeSegment(value);
    if (text === undefined) return undefined;
    params[name] = text;
  }
  return params;
}
