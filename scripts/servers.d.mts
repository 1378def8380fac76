export function serverPath(name: 'nginx' | 'caddy'): string | undefined;
export function ensureServers(): void;
