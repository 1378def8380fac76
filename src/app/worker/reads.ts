import { currentBackendOrigin } from '@/api/host.ts';
import { readHeaders } from '@/api/prefetch.ts';
import { createBoundedCache, timeOf } from './boundedCache.ts';
import type { RequestEvent } from './scope.ts';
import { dropShares } from './shares.ts';
import { noteKeptAnswer, noteLiveAnswer, sinceOf } from './shellPages.ts';

const megabyte = 2 ** 20;
/** With the application's files, of two releases for a while, that is less than 20 MB. */
const answers = createBoundedCache('sez-answers', 4 * megabyte, megabyte / 2);
const pictures = createBoundedCache('sez-pictures', 10 * megabyte, megabyte);
/** Whose answers are kept: an id under one address. */
const readerCache = 'sez-reader';
const readerKey = '/reader';

/** How long a page that began without the network waits for an answer before it gets the kept one, in ms. */
const patience = 4000;

const kinds = /^\/api\/(posts|users|organizations|channels|notifications|draft-posts|organization-types)(\/|$)/;
const ownProfile = '/api/users/me';

/** Whether the answer to a request is kept for a start without the network. */
export const isKeptRead = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === currentBackendOrigin() && kinds.test(pathname);
};

/** Whether a request is for a picture that people have uploaded. Those of other hosts can't be measured, and are not kept. */
export const isPicture = ({ method, url, destination }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && destination === 'image' && origin === location.origin && pathname.startsWith('/s3/');
};

/** Goes up whenever what is kept is dropped, so that nothing is kept of an answer that was on its way. */
let turn = 0;
let reader: Promise<string> | undefined;

const readReader = () =>
  (reader ??= caches.match(readerKey, { cacheName: readerCache }).then(
    (stored) => stored?.text() ?? '',
    () => '',
  ));

/** Names the person who reads; undefined for a guest. What was kept of somebody else is dropped. */
export async function setReader(id = ''): Promise<void> {
  const former = await readReader();
  if (former === id) return;
  turn += 1;
  reader = Promise.resolve(id);
  // What a guest has shared waits for the person who signs in.
  await Promise.all([answers.clear(), pictures.clear(), former && dropShares()]);
  try {
    const cache = await caches.open(readerCache);
    await (id ? cache.put(readerKey, new Response(id)) : cache.delete(readerKey));
  } catch {
    // Where the browser stores nothing, nothing is kept of anybody.
  }
}

const isAnswer = (response: Response | undefined): response is Response => response?.headers.get('content-type')?.includes('json') ?? false;

/** Keeps the answer of a read. */
async function keep(url: string, answer: Response, began: number): Promise<void> {
  if (began !== turn) return;
  if (new URL(url).pathname === ownProfile) {
    const profile = (await answer.clone().json()) as { id?: unknown };
    if (typeof profile.id === 'string') await setReader(profile.id);
  }
  if (await readReader()) await answers.put(url, answer);
}

/** The kept answer with its age, as an intermediate cache would give it. */
async function keptAnswer(url: string): Promise<Response | undefined> {
  const kept = (await readReader()) ? await answers.match(url) : undefined;
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set('age', String((Date.now() - timeOf(kept)) / 1000));
  return new Response(kept.body, { status: kept.status, headers });
}

/**
 * Answers a read from the network, and keeps the answer. A page that began without the network gets the kept answer when nobody answers in
 * time, or somebody who isn't the server: a network that wants one to sign in first answers with a page of its own.
 */
export async function answerRead(event: RequestEvent): Promise<Response> {
  const { request, clientId } = event;
  const began = turn;
  const live = fetch(request);
  const isOfShell = sinceOf(clientId);
  const inTime = Promise.race([live, isOfShell.then((since) => (since === undefined ? live : wait(patience)))]);
  const answer = await inTime.catch(() => undefined);
  if (isAnswer(answer)) {
    if (answer.ok) event.waitUntil(keep(request.url, answer.clone(), began).catch(() => undefined));
    event.waitUntil(noteLiveAnswer(clientId));
    return answer;
  }
  if ((await isOfShell) === undefined) return answer ?? live;
  const kept = await keptAnswer(request.url);
  if (!kept) return answer ?? live;
  live.catch(() => undefined);
  event.waitUntil(noteKeptAnswer(clientId, timeOf(kept)));
  return kept;
}

const wait = (duration: number) => new Promise<undefined>((resolve) => setTimeout(resolve, duration));

/** Shows a picture from the network, or else the kept one: its address stands for its content. */
export async function answerPicture(event: RequestEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    if (answer.ok && (await readReader())) event.waitUntil(keepPicture(url, answer.clone(), turn));
    return answer;
  } catch (error) {
    const kept = await pictures.match(url).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

async function keepPicture(url: string, answer: Response, began: number): Promise<void> {
  const known = await pictures.match(url).catch(() => undefined);
  if (!known && began === turn) await pictures.put(url, answer);
}

/** Asks for what a page had read before there was a worker, so that it is kept. */
export async function keepReads(urls: readonly string[]): Promise<void> {
  const began = turn;
  for (const url of urls.filter((url) => isKeptRead({ method: 'GET', url }))) {
    const answer = await fetch(url, { credentials: 'include', headers: readHeaders });
    if (answer.ok && isAnswer(answer)) await keep(url, answer, began);
  }
}
