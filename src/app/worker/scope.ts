/*
 * The part of a service worker's interface that this worker uses. TypeScript has types for either pages or workers, and the project is
 * compiled with those for pages.
 */

/** An event that keeps the worker alive until its promises have settled. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page, or for a page. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that asks; empty when a page is opened. */
  readonly clientId: string;
  /** The page that is opened. */
  readonly resultingClientId: string;
  /** The answer to a request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page. */
export interface PageMessage extends WorkerEvent {
  readonly data: unknown;
  readonly source: Client | null;
  readonly ports: readonly MessagePort[];
}

/** An open page. */
export interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
