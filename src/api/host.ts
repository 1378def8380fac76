import { type SafePicture, safePicture } from '@/shared/lib/safeUrl';

/** Build-time settings of the API layer; see `README.md` here. In dot notation, because the bundler replaces only that literal form. */
export const settings = {
  /** When the page's host contains this domain, the API is at the `-be` host. */
  productDomain: String(import.meta.env.VITE_PRODUCT_DOMAIN ?? ''),
  /** The IP-to-country service, answering `1;US;USA;United States`. */
  countryLookupUrl: String(import.meta.env.VITE_COUNTRY_LOOKUP_URL || 'https://ip2c.org/s'),
  /** The live connection is started only when this is exactly `true`. */
  isSocketEnabled: import.meta.env.VITE_SOCKET_ENABLED === 'true',
} as const;

const backendSuffix = '-be';

/**
 * The origin of the REST API: on the product's domain the first host label gets `-be` (`app.example.com` → `app-be.example.com`),
 * elsewhere it is the page's own. Protocol and port stay, and applying it twice changes nothing.
 */
export function backendOrigin(pageUrl: string, productDomain: string): string {
  const url = new URL(pageUrl);
  const [firstLabel = '', ...labels] = url.hostname.split('.');
  if (productDomain && url.hostname.includes(productDomain.toLowerCase()) && !firstLabel.endsWith(backendSuffix)) {
    url.hostname = [firstLabel + backendSuffix, ...labels].join('.');
  }
  return url.origin;
}

/** The REST API's origin for this page. Outside a browser (tests in Node) there is no page, and a local one is assumed. */
export function currentBackendOrigin(): string {
  return backendOrigin(globalThis.location?.href ?? 'http://localhost/', settings.productDomain);
}

/** The address of a stored image. Relative to the page's own origin, never the backend's. */
export function imageUrl(storageId: string): SafePicture {
  return `/s3/${encodeURIComponent(storageId)}`;
}

/** The address of a picture in a response or event, if it may be loaded: never an API call of this application. */
export function pictureOf(address: string): SafePicture | undefined {
  return safePicture(address, [globalThis.location?.origin ?? '', currentBackendOrigin()]);
}
