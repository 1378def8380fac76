import { currentBackendOrigin } from '@/api/host.ts';
import { readHeaders } from '@/api/prefetch.ts';
import { createBoundedCache, timeOf } from './boundedCache.ts';
import type { RequestEvent } from './scope.ts';
import { dropShares } from './shares.ts';
import { noteKeptAnswer, noteLiveAnswer, sinceOf } from './shellPages.ts';

const megabyte = 2 ** 20;
/** Together with the application's files, which may be of two releases, the worker stores less than 20 MB. */
const answers = createBoundedCache('sez-answers', 4 * megabyte, megabyte / 2);
const pictures = createBoundedCache('sez-pictures', 10 * megabyte, megabyte);
/** Stores the id of the person whose answers are kept, so that the next worker knows it. */
const readerCache = 'sez-reader';
const readerKey = '/reader';

/** How long a page that was opened without the network waits for an answer before it gets the stored one, in ms. */
const patience = 4000;

const keptPaths = /^\/api\/(posts|users|organizations|channels|notifications|draft-posts|organization-types)(\/|$)/;
const ownProfile = '/api/users/me';

/** Whether the answer to this request is stored for a start without the network. */
export const isKeptRead = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === currentBackendOrigin() && keptPaths.test(pathname);
};

/** Whether a request is for a picture that people have uploaded. Pictures of other hosts aren't stored, because their size can't be read. */
export const isPicture = ({ method, url, destination }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && destination === 'image' && origin === location.origin && pathname.startsWith('/s3/');
};

/** Increases whenever the stored answers are deleted, so that an answer that was requested before isn't stored afterwards. */
let generation = 0;
let reader: Promise<string> | undefined;

const readReader = () =>
  (reader ??= caches.match(readerKey, { cacheName: readerCache }).then(
    (stored) => stored?.text() ?? '',
    () => '',
  ));

/** Sets the person whose answers are stored; without an id it is a guest. Deletes the answers of the person before. */
export async function setReader(id = ''): Promise<void> {
  const former = await readReader();
  if (former === id) return;
  generation += 1;
  reader = Promise.resolve(id);
  // What a guest has shared waits for the person who signs in.
  await Promise.all([answers.clear(), pictures.clear(), former && dropShares()]);
  try {
    const cache = await caches.open(readerCache);
    await (id ? cache.put(readerKey, new Response(id)) : cache.delete(readerKey));
  } catch {
    // A browser that can't store the id can't store answers either.
  }
}

const isAnswer = (response: Response | undefined): response is Response => response?.headers.get('content-type')?.includes('json') ?? false;

/** Stores the answer of a read. */
async function keep(url: string, answer: Response, startedIn: number): Promise<void> {
  if (startedIn !== generation) return;
  if (new URL(url).pathname === ownProfile) {
    const profile = (await answer.clone().json()) as { id?: unknown };
    if (typeof profile.id === 'string') await setReader(profile.id);
  }
  if (await readReader()) await answers.put(url, answer);
}

/** The stored answer, with its age in the header in which a proxy's cache would say it. */
async function keptAnswer(url: string): Promise<Response | undefined> {
  const kept = (await readReader()) ? await answers.match(url) : undefined;
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set('age', String((Date.now() - timeOf(kept)) / 1000));
  return new Response(kept.body, { status: kept.status, headers });
}

/**
 * Answers a read from the network, and stores the answer. A page that was opened without the network gets the stored answer when the network
 * doesn't answer in time or the answer isn't the server's: a network with a sign-in page answers every request with that page.
 */
export async function answerRead(event: RequestEvent): Promise<Response> {
  const { request, clientId } = event;
  const startedIn = generation;
  const live = fetch(request);
  const isOfShell = sinceOf(clientId);
  const inTime = Promise.race([live, isOfShell.then((since) => (since === undefined ? live : wait(patience)))]);
  const answer = await inTime.catch(() => undefined);
  if (isAnswer(answer)) {
    if (answer.ok) event.waitUntil(keep(request.url, answer.clone(), startedIn).catch(() => undefined));
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

/** Answers with a picture from the network, or else with the stored one, which is the same because a picture's address never changes its content. */
export async function answerPicture(event: RequestEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    if (answer.ok && (await readReader())) event.waitUntil(keepPicture(url, answer.clone(), generation));
    return answer;
  } catch (error) {
    const kept = await pictures.match(url).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

async function keepPicture(url: string, answer: Response, startedIn: number): Promise<void> {
  const known = await pictures.match(url).catch(() => undefined);
  if (!known && startedIn === generation) await pictures.put(url, answer);
}

/** Requests again what a page had read before the worker was installed, so that it is stored. */
export async function keepReads(urls: readonly string[]): Promise<void> {
  const startedIn = generation;
  for (const url of urls.filter((url) => isKeptRead({ method: 'GET', url }))) {
    const answer = await fetch(url, { credentials: 'include', headers: readHeaders });
    if (answer.ok && isAnswer(answer)) await keep(url, answer, startedIn);
  }
}
