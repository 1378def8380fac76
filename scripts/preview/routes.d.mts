type Route = { kind: 'backend' | 'page' | 'outside' | 'nothing' } | { kind: 'file'; path: string };
export function baseFrom(value: string | undefined): string;
export function routeOf(request: { pathname: string; isNavigation: boolean }, base: string): Route;
export function isMalformed(pathname: string): boolean;
export function addressOf(url?: string): { pathname: string; search: string };
export function isNavigation(method: string | undefined, headers: Record<string, string | string[] | undefined>): boolean;
export function cacheControl(path: string): string;
