import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { answerPicture, answerRead, isKeptRead, isPicture, keepReads, setReader } from './reads.ts';
import { type RequestEvent, worker } from './scope.ts';
import { dropOldShares, keepShare, shareParameter } from './shares.ts';
import { beginShellPage, sinceOf } from './shellPages.ts';

/** How long opening a page waits for the network before the stored page is used, in ms. */
const patience = 3000;

const page = new URL('index.html', worker.registration.scope).href;
/** Where the browser sends what another application shares (the manifest's share target). */
const composer = new URL('create-post', worker.registration.scope);
const backend = /^\/(api|s3|socket\.io|mock-provider)(\/|$)/;
const file = /\.(js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|mp4)$/i;

const precache = new PrecacheController();

/** Whether a request is for a stored file of the application, other than the page: the page itself is requested to find a new release. */
const isShellFile = ({ method, url }: Request) => method === 'GET' && url !== page && precache.getCacheKeyForURL(url) !== undefined;

async function fileOf({ request }: RequestEvent): Promise<Response> {
  const kept = await precache.matchPrecache(request).catch(() => undefined);
  return kept ?? fetch(request);
}

/** Opens a page from the network, so that a new release is used at once; from storage when the network takes too long. */
async function openPage(event: RequestEvent): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request));
  event.waitUntil(network.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  if (answer) return answer;
  const kept = await precache.matchPrecache(page).catch(() => undefined);
  if (!kept) return network;
  await beginShellPage(event.resultingClientId);
  return kept;
}

/** Keeps what another application shares, and opens the composer with it. */
async function receiveShare({ request }: RequestEvent): Promise<Response> {
  const id = crypto.randomUUID();
  // Where it can't be kept, the composer says that it isn't there.
  await keepShare(request, id).catch(() => undefined);
  return Response.redirect(`${composer.href}?${shareParameter}=${id}`, 303);
}

/** A message that a page sends to the worker (`src/app/offline/workerConnection.ts`). */
interface Message {
  readonly type: string;
  readonly id?: string;
  readonly urls?: string[];
}

/**
 * Starts the worker. The build passes the application's files (with a revision where the name contains no hash) and the address of the first
 * file, which identifies the release.
 */
export function startWorker(files: { url: string; revision: string | null }[], release: string): void {
  precache.precache(files);

  worker.addEventListener('activate', (event) => {
    // The browser then requests the page while it is still starting the worker.
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    if (request.mode === 'navigate') {
      if (request.method === 'POST' && pathname === composer.pathname) event.respondWith(receiveShare(event));
      else if (!backend.test(pathname) && !file.test(pathname)) event.respondWith(openPage(event));
    } else if (isKeptRead(request)) event.respondWith(answerRead(event));
    else if (isPicture(request)) event.respondWith(answerPicture(event));
    else if (isShellFile(request)) event.respondWith(fileOf(event));
  });

  worker.addEventListener('message', (event) => {
    const { type, id, urls = [] } = event.data as Message;
    const answer = (value: unknown) => event.ports[0]?.postMessage(value);
    const handlers: Record<string, () => unknown> = {
      reader: () => Promise.all([setReader(id), dropOldShares()]),
      keep: async () => {
        await setReader(id);
        await keepReads(urls);
      },
      since: async () => answer(await sinceOf(event.source?.id ?? '')),
      release: () => answer(release),
      'take-over': () => worker.skipWaiting(),
    };
    event.waitUntil(Promise.resolve(handlers[type]?.()).catch(() => undefined));
  });
}
