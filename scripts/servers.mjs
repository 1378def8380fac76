// The web servers whose configurations `npm test` tries out, and their installation. Imports only Node built-ins.
import { existsSync } from 'node:fs';
import { attempt } from './setup.mjs';

/** The folder in which Debian installs them, and their packages. */
const servers = {
  nginx: { path: '/usr/sbin/nginx', package: 'nginx-light' },
  caddy: { path: '/usr/bin/caddy', package: 'caddy' },
};

/**
 * @param {keyof typeof servers} name
 * @returns {string | undefined} undefined when it isn't installed
 */
export function serverPath(name) {
  const { path } = servers[name];
  return existsSync(path) ? path : undefined;
}

/** Installs the missing ones where the system's packages can be installed; elsewhere only the preview server is tried out. */
export function ensureServers() {
  const missing = Object.values(servers).filter(({ path }) => !existsSync(path));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.map((server) => server.package);
  if (attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}
