import type { Endpoint } from './endpoint.ts';

/** The longest address that is sent: what common servers and proxies accept. */
export const maxUrlLength = 8000;

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** `?a=1&type=post,quote`: unset values left out, several values comma separated as documented. */
export function toQueryString(query: object | undefined): string {
  const pairs = Object.entries((query ?? {}) as Record<string, QueryValue>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${[value].flat().map((part) => encodeURIComponent(String(part))).join(',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The path with its parameters filled in, followed by the query. */
export function toPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}, query?: object): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return path + toQueryString(query);
}
