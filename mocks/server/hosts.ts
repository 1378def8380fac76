/** Names of this machine itself, which no stranger's domain can point at. */
const isLoopback = (name: string) =>
  /^127(?:\.\d{1,3}){3}$/.test(name) || name === '[::1]' || name === 'localhost' || name.endsWith('.localhost');

/**
 * Whether the server answers under this host: a name of the machine itself, or one of `allowed` with everything below it. Any page may
 * point a domain of its own at 127.0.0.1 and would then share an origin with the server, its commands and its passwords.
 */
export function isOwnHost(hostname: string, allowed: readonly string[]): boolean {
  const name = hostname.toLowerCase();
  return isLoopback(name) || allowed.some((one) => name === one.toLowerCase() || name.endsWith(`.${one.toLowerCase()}`));
}
