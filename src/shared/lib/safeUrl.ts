/** A parsed web address without credentials and with a scheme that can't run code. */
export type SafeLink = `https://${string}` | `http://${string}`;

/** Where a picture from another person may be loaded from: another host, or this host's stored files. */
export type SafePicture = `https://${string}` | `/s3/${string}`;

/** Only the address of one stored file: no query, and no dots that leave the folder. */
const storedFile = /^\/s3\/(?!\.+$)[\w.%-]+$/;
/** Hosts of this device or its network: an IP address, a name without a dot, or a name that no public host has. */
const privateHost = /^(\[.*|[\d.]+|[^.]+|.*\.(localhost|local|internal))$/;

/**
 * Turns an address from a person or a server into a link. Every such address passes here. Returns http or https without the credentials
 * before the host, which can disguise the host. Undefined for everything else.
 */
export function safeLink(address: string): SafeLink | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url.href as SafeLink;
}

/**
 * The same check for a picture that loads without a click. Allows https on an origin outside `own` (page and backend), so that viewing
 * it never acts as the reader, and stored files.
 */
export function safePicture(address: string, own: readonly string[]): SafePicture | undefined {
  if (storedFile.test(address)) return address as SafePicture;
  const url = withoutUser(address);
  if (url?.protocol !== 'https:' || own.includes(url.origin)) return undefined;
  return privateHost.test(url.hostname.replace(/\.$/, '')) ? undefined : (url.href as SafePicture);
}

/** An absolute address without credentials. */
function withoutUser(address: string): URL | undefined {
  const url = parseUrl(address);
  return url?.username || url?.password ? undefined : url;
}

/** `URL.canParse` isn't used: Safari 16 doesn't have it, and Node 20's refuses Latin letters beyond ASCII once it was called often. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
