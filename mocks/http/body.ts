import { acts, law } from '@/api/contract/laws';
import { deepestBody } from '@/api/contract/limits';
import { bodyNotJson, bodyOfOtherType, bodyTooDeep, bodyTooLarge, bodyUnreadable, platformMissing } from '@/api/contract/refusals';
import type { Endpoint } from '@/api/endpoint';
import { Refusal, refuse } from '../db/refusal.ts';

/** The largest body that is read, in bytes: an image of 10 MiB within a form, or a megabyte of JSON. */
const limits = { multipart: 11 * 1024 * 1024, json: 1024 * 1024 } as const;

/** The bytes of a request, up to a limit. A body that doesn't end isn't awaited. */
async function readBytes(request: Request, limit: number, tooLarge: () => never): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge();
  if (!request.body) return new Uint8Array(await request.arrayBuffer());
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = request.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > limit) {
      tooLarge();
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The bodies of requests, for the log. */
export const sentBodies = new WeakMap<Request, unknown>();

async function readForm(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, limits.multipart, () => refuse(law.uploadFile.tooLarge));
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => refuse(law.uploadFile.unreadable));
  return Object.fromEntries(form.entries());
}

/** Whether brackets outside of strings are nested deeper than anything in the contract. Reads each character once. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepestBody) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

/** Whether a header says that the body is JSON. */
const isJson = (type: string | null) => type !== null && /^application\/json\s*(;|$)/i.test(type.trim());

async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, limits.json, () => refuse(bodyTooLarge)));
  if (text.trim() === '') return {};
  if (!isJson(request.headers.get('content-type'))) refuse(bodyOfOtherType);
  if (isTooDeep(text)) refuse(bodyTooDeep);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(bodyNotJson);
  }
}

/**
 * Reads the body of a request or refuses it. Runs before every other check: while a body is arriving, its sender may sign out or lose the
 * account, and only the state afterwards counts.
 */
export async function readSent(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (acts(endpoint) && !request.headers.get('x-sez-platform')?.trim()) refuse(platformMissing);
  if (!endpoint.body) return undefined;
  try {
    const sent = await (endpoint.encoding === 'multipart' ? readForm(request) : readJson(request));
    sentBodies.set(request, sent);
    return sent;
  } catch (error) {
    return error instanceof Refusal ? error : new Refusal(bodyUnreadable);
  }
}
