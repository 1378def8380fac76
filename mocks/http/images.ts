import type { Database } from '../db/database.ts';
import { drawArt } from '../fixtures/art/index.ts';
import { errorAnswer } from './answers.ts';

// Stored images never change: the same path always shows the same bytes. An upload is served as a picture, never as a page: its scripts
// don't run, wherever it is opened.
const headers = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
});

/** Serves a stored image: drawn on demand, or the bytes somebody uploaded. */
export function answerImage(db: Database, storageId: string): Response {
  const name = decodeURIComponent(storageId);
  // Callers that know only a file's id request it by that.
  const file = db.files.by('storageId', name)[0] ?? db.files.get(name);
  if (!file?.content) return errorAnswer(404, 'File not found');
  if ('art' in file.content) return new Response(drawArt(file.content.art), { headers: headers('image/svg+xml') });
  const bytes = Uint8Array.from(atob(file.content.base64), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: headers(file.mimeType) });
}

/** Replaces the third-party country lookup. */
export function answerCountry(): Response {
  return new Response('1;US;USA;United States', { headers: { 'content-type': 'text/plain' } });
}
