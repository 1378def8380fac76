import { type SafePicture, safePicture } from '@/shared/lib/safeUrl';
import { settings } from './settings.ts';

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
