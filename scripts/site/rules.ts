// The duties of every host of the live build, as data for the configurations of single servers. The preview server follows the same rules
// (scripts/preview/routes.mjs, headers.mjs).
import { backendHeaders, securityHeaders } from '../preview/headers.mjs';

export interface Site {
  /** The page, whose inline scripts the security policy allows. */
  readonly html: string;
  /** The path that the build was made for, with a slash at both ends. */
  readonly base: string;
  /** Origin of the backend as the server reaches it, such as `http://127.0.0.1:4000`. */
  readonly backend: string;
  /** The address that the server listens on: a port, or a name such as `app.example.com`. */
  readonly address: string;
  /** Absolute path of the folder `www` on the server. */
  readonly root: string;
  /** With `example.com` the page calls its backend at `app-be.example.com` (`VITE_PRODUCT_DOMAIN`). */
  readonly domain?: string | undefined;
  /** Origins of the captcha. */
  readonly captchaHosts?: string[];
}

/** Paths that only the backend may answer: the page in their place would look like a successful answer. */
export const backendPaths = ['/api', '/s3', '/socket.io'];

/** File endings. A path with another one is a page, because a person may be called "ann.lee". */
export const fileEndings = 'js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|mp4';

/** For files whose name contains a hash of their content; all other files are revalidated each time. */
export const cachedForever = 'public, max-age=31536000, immutable';

/** Bytes that a request may have: a picture of 10 MB and the form around it. */
export const largestRequest = 12 * 1024 * 1024;

/** The security headers of everything but the backend's answers. */
export function pageHeaders({ html, domain, captchaHosts = [] }: Site): [name: string, value: string][] {
  return Object.entries(securityHeaders({ html, isMocked: false, productDomain: domain, captchaHosts }));
}

/** Headers for those answers of the backend that don't have them. */
export const answerHeaders = (): [name: string, value: string][] => Object.entries(backendHeaders);
