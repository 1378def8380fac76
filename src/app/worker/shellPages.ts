import { worker } from './scope.ts';

/**
 * The pages that were opened without the network, and since when what they show may be outdated. Only these get stored answers: any other
 * page shows its failures, as it would without a worker. The list is stored in a cache, because the browser stops an idle worker.
 */
const name = 'sez-shell-pages';
const keyOf = (clientId: string) => `/${clientId}`;

/** The time of the oldest stored answer that a page got, in ms, by the page's id; 0 until it gets one. */
const pages = new Map<string, number>();

async function store(clientId: string, since: number): Promise<void> {
  pages.set(clientId, since);
  try {
    await (await caches.open(name)).put(keyOf(clientId), new Response(String(since)));
  } catch {
    // The map still knows the page until the browser stops the worker.
  }
}

/** Adds a page that is opened from storage, and removes the pages that were closed. */
export async function beginShellPage(clientId: string): Promise<void> {
  await store(clientId, 0);
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const isOpen = (id: string) => id === clientId || open.some((client) => client.id === id);
  for (const id of pages.keys()) if (!isOpen(id)) pages.delete(id);
  try {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (!isOpen(new URL(request.url).pathname.slice(1))) await cache.delete(request);
  } catch {
    // The browser stores nothing, so there is nothing to remove.
  }
}

/** Since when what the page shows may be outdated, in ms; undefined if it was opened with the network. */
export async function sinceOf(clientId: string): Promise<number | undefined> {
  const known = pages.get(clientId);
  if (known !== undefined) return known;
  const stored = await caches.match(keyOf(clientId), { cacheName: name }).catch(() => undefined);
  if (!stored) return undefined;
  const since = Number(await stored.text());
  pages.set(clientId, since);
  return since;
}

/** Records that a page got a stored answer of this time, and tells the page. */
export async function noteKeptAnswer(clientId: string, at: number): Promise<void> {
  const known = (await sinceOf(clientId)) ?? 0;
  const since = known === 0 ? at : Math.min(known, at);
  if (since !== known) await store(clientId, since);
  (await worker.clients.get(clientId))?.postMessage({ type: 'kept', since });
}

/** Tells a page that was opened without the network that the server answers again. */
export async function noteLiveAnswer(clientId: string): Promise<void> {
  if ((await sinceOf(clientId)) !== undefined) (await worker.clients.get(clientId))?.postMessage({ type: 'live' });
}
