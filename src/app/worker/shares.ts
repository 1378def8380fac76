import { createBoundedCache, timeOf } from './boundedCache.ts';

/*
 * What another application shares with this one (the manifest's share target) is a form that the browser sends to the worker. It waits here
 * until the composer takes it in, which may be after signing in. Both the worker and the page use this module.
 */

/** The largest share that is stored, in bytes: four photos of a phone, which the composer scales down later. */
const room = 100 * 2 ** 20;
/** How long a share waits for its composer, in ms: somebody may have to create an account first. */
const lifetime = 60 * 60_000;
const shares = createBoundedCache('sez-shared', room, room);
/** All shares have the same key: only the newest is stored, so that nothing is left of shares whose pages were closed. */
const key = '/shared';
const idHeader = 'x-share-id';

/** The parameter of the composer's address that names the share. */
export const shareParameter = 'shared';
/** The field of the form that holds the pictures. */
export const imagesField = 'images';

/** Stores the form of a share and replaces the previous one. */
export async function keepShare(form: Request, id: string): Promise<void> {
  // The content type of a multipart form contains the boundary between its fields.
  const headers = { 'content-type': form.headers.get('content-type') ?? '', [idHeader]: id };
  await shares.put(key, new Response(await form.blob(), { headers }));
}

/** Reads the form of a share; undefined if it wasn't stored, or has expired or been replaced since. */
export async function readShare(id: string): Promise<FormData | undefined> {
  const kept = await shares.match(key);
  if (kept?.headers.get(idHeader) !== id || isOver(kept)) return undefined;
  // Any site can send the worker a form, also one that isn't well-formed.
  return kept.formData().catch(() => undefined);
}

const isOver = (kept: Response) => Date.now() - timeOf(kept) > lifetime;

export const dropShares = (): Promise<void> => shares.clear();

/** Deletes an expired share that no composer has taken in. */
export async function dropOldShares(): Promise<void> {
  const kept = await shares.match(key);
  if (kept && isOver(kept)) await dropShares();
}
