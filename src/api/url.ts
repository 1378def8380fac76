import type { Endpoint } from './endpoint.ts';

/** The longest address that is sent: the limit of common servers and proxies. */
export const maxUrlLength = 8000;

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Half of a surrogate pair, such as half an emoji, can't be encoded: it is replaced by the replacement character. */
const encode = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\uFFFD'));

/** `?a=1&type=post,quote`: unset values are left out, several values comma separated as documented. */
export function toQueryString(query: object | undefined): string {
  const pairs = Object.entries((query ?? {}) as Record<string, QueryValue>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${[value].flat().map(encode).join(',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Every browser resolves `.` and `..` in a path, encoded or not: as a parameter they would reach another endpoint. */
export const hasDotSegments = (params: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(params).some((value) => value === '.' || value === '..');

/** The path with its parameters filled in, followed by the query. */
export function toPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}, query?: object): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]));
  return path + toQueryString(query);
}
