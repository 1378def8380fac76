import { errorAnswer, jsonAnswer } from './answers.ts';
import type { Fault } from './faults.ts';

const defaultMessages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden resource',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'File is too large',
  415: 'Unsupported file type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const page = '<!doctype html><title>Unavailable</title><h1>The service is being updated</h1>';

/** Longer than any client waits. */
const forever = 120_000;

/** Waits, unless the request is aborted first. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** The answer that the fault describes; null when it only delays the real one. */
export async function fail(fault: Fault, request: Request): Promise<Response | null> {
  await pause(fault.timeout ? forever : (fault.delayMs ?? 0), request.signal);
  if (fault.network || fault.timeout) return Response.error();
  const status = fault.status ?? 200;
  if (fault.nonJson) return new Response(page, { status, headers: { 'content-type': 'text/html' } });
  if (fault.malformed) return new Response('{"results":[{"id":', { status, headers: { 'content-type': 'application/json' } });
  if (fault.body !== undefined) return jsonAnswer(status, fault.body);
  if (fault.status === undefined) return null;
  return errorAnswer(status, fault.message ?? defaultMessages[status] ?? 'Error', fault.code);
}
