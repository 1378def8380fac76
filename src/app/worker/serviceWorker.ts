import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { answerPicture, answerRead, isKeptRead, isPicture, keepReads, setReader } from './reads.ts';
import { type RequestEvent, worker } from './scope.ts';
import { dropOldShares, keepShare, shareParameter } from './shares.ts';
import { beginShellPage, sinceOf } from './shellPages.ts';

/** How long a page waits for the network before it is opened from what is kept, in ms. */
const patience = 3000;

const page = new URL('index.html', worker.registration.scope).href;
/** Where the browser sends what another application shares (the manifest's share target). */
const composer = new URL('create-post', worker.registration.scope);
const backend = /^\/(api|s3|socket\.io|mock-provider)(\/|$)/;
const file = /\.(js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|mp4)$/i;

const precache = new PrecacheController();

/** Whether a file of the application is kept. The page isn't among them: whoever asks for it wants to know whether there is a new one. */
const isShellFile = ({ method, url }: Request) => method === 'GET' && url !== page && precache.getCacheKeyForURL(url) !== undefined;

async function fileOf({ request }: RequestEvent): Promise<Response> {
  const kept = await precache.matchPrecache(request).catch(() => undefined);
  return kept ?? fetch(request);
}

/** Opens a page from the network, so that a new release is here at once, and from what is kept when that takes too long. */
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

/** What a page may ask of the worker (`src/app/offline/workerConnection.ts`). */
interface Message {
  readonly type: string;
  readonly id?: string;
  readonly urls?: string[];
}

/**
 * Starts the worker. The build passes the application's files, with the version of those whose name holds none, and the address of the first
 * file, which names the release.
 */
export function startWorker(files: { url: string; revision: string | null }[], release: string): void {
  precache.precache(files);

  worker.addEventListener('activate', (event) => {
    // The browser asks for the page while it starts the worker.
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
    const acts: Record<string, () => unknown> = {
      reader: () => Promise.all([setReader(id), dropOldShares()]),
      keep: async () => {
        await setReader(id);
        await keepReads(urls);
      },
      since: async () => answer(await sinceOf(event.source?.id ?? '')),
      release: () => answer(release),
      'take-over': () => worker.skipWaiting(),
    };
    event.waitUntil(Promise.resolve(acts[type]?.()).catch(() => undefined));
  });
}
