/** An address of the web, parsed: it carries no name or password, and its scheme runs nothing. */
export type SafeLink = `https://${string}` | `http://${string}`;

/** Where a picture that somebody else names may be fetched from: another host, or the files that this one keeps. */
export type SafePicture = `https://${string}` | `/s3/${string}`;

/** Only the address of one stored file: without a query, and without dots that lead out of the folder. */
const storedFile = /^\/s3\/(?!\.+$)[\w.%-]+$/;
/** Hosts of this device or its network: a number, a name without a dot, or one that no public host has. */
const privateHost = /^(\[.*|[\d.]+|[^.]+|.*\.(localhost|local|internal))$/;

/**
 * The one way for an address that a person or a server hands in to become a link: http or https, without the name and password before a host,
 * which make it look like another one. Undefined for everything else.
 */
export function safeLink(address: string): SafeLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url.href as SafeLink;
}

/**
 * The same for a picture that is fetched without anybody pressing anything: https and of another origin than `own` (page and backend), so
 * that looking at it never acts as the reader, or a stored file.
 */
export function safePicture(address: string, own: readonly string[]): SafePicture | undefined {
  if (storedFile.test(address)) return address as SafePicture;
  const url = parse(address);
  if (url?.protocol !== 'https:' || own.includes(url.origin)) return undefined;
  return privateHost.test(url.hostname.replace(/\.$/, '')) ? undefined : (url.href as SafePicture);
}

/** An absolute address without a name or password. */
function parse(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.username || url?.password ? undefined : url;
}
