import type { Implementation } from './implementation.ts';

/** An implementation that fits a request, with the values of its path parameters. */
export interface Match {
  readonly implementation: Implementation;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly implementation: Implementation;
  readonly segments: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith(':');

/** `users/me` must win over `users/:id`: fixed segments sort before parameters, from left to right. */
const specificity = ({ segments }: Route): string => segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> | null {
  if (route.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of route.segments.entries()) {
    const segment = segments[index] ?? '';
    if (isParameter(expected)) params[expected.slice(1)] = decodeURIComponent(segment);
    else if (expected !== segment) return null;
  }
  return params;
}

/** Finds which implementation answers a method and path. */
export function createRouter(implementations: readonly Implementation[]): (method: string, path: string) => Match | null {
  const byMethod = new Map<string, Route[]>();
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint;
    byMethod.set(method, [...(byMethod.get(method) ?? []), { implementation, segments: path.split('/') }]);
  }
  for (const routes of byMethod.values()) routes.sort((a, b) => (specificity(a) < specificity(b) ? -1 : 1));
  return (method, path) => {
    const segments = path.split('/');
    for (const route of byMethod.get(method) ?? []) {
      const params = paramsOf(route, segments);
      if (params) return { implementation: route.implementation, params };
    }
    return null;
  };
}
