import { worker } from './scope.ts';

/**
 * The pages that began without the network, and since when what they show may be outdated. Only these get kept answers: a page that began
 * with the network says what fails, as it would without a worker. Kept in a cache, because the browser ends an idle worker.
 */
const name = 'sez-shell-pages';
const keyOf = (clientId: string) => `/${clientId}`;

/** Time of the oldest kept answer that a page got, in ms; 0 while it got none. */
const pages = new Map<string, number>();

async function store(clientId: string, since: number): Promise<void> {
  pages.set(clientId, since);
  try {
    await (await caches.open(name)).put(keyOf(clientId), new Response(String(since)));
  } catch {
    // It is known until the browser ends the worker.
  }
}

/** Notes that a page is opened from what is kept, and forgets those that are closed. */
export async function beginShellPage(clientId: string): Promise<void> {
  await store(clientId, 0);
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const isOpen = (id: string) => id === clientId || open.some((client) => client.id === id);
  for (const id of pages.keys()) if (!isOpen(id)) pages.delete(id);
  try {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (!isOpen(new URL(request.url).pathname.slice(1))) await cache.delete(request);
  } catch {
    // Nothing is kept.
  }
}

/** Since when what the page shows may be outdated; undefined if it began with the network. */
export async function sinceOf(clientId: string): Promise<number | undefined> {
  const known = pages.get(clientId);
  if (known !== undefined) return known;
  const stored = await caches.match(keyOf(clientId), { cacheName: name }).catch(() => undefined);
  if (!stored) return undefined;
  const since = Number(await stored.text());
  pages.set(clientId, since);
  return since;
}

/** Notes that a page got an answer of that time, and tells the page. */
export async function noteKeptAnswer(clientId: string, at: number): Promise<void> {
  const known = (await sinceOf(clientId)) ?? 0;
  const since = known === 0 ? at : Math.min(known, at);
  if (since !== known) await store(clientId, since);
  (await worker.clients.get(clientId))?.postMessage({ type: 'kept', since });
}

/** Tells a page that began without the network that a server answers again. */
export async function noteLiveAnswer(clientId: string): Promise<void> {
  if ((await sinceOf(clientId)) !== undefined) (await worker.clients.get(clientId))?.postMessage({ type: 'live' });
}
