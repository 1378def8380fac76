import { env } from '@/shared/env';
import { logError } from '@/shared/lib/log';

/** Name of the worker's file; the build writes it (`scripts/vite-service-worker.ts`). */
const workerFile = 'sw.js';

/** A message to the service worker (`src/app/worker`). */
type Message =
  | { readonly type: 'reader'; readonly id: string | undefined }
  | { readonly type: 'keep'; readonly id: string; readonly urls: readonly string[] }
  | { readonly type: 'since' | 'release' | 'take-over' };

/** A message to a page that was opened without the network: since when what it shows may be outdated, in ms, or that the server answers again. */
export type WorkerNews = { readonly type: 'kept'; readonly since: number } | { readonly type: 'live' };

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

/** Allows exactly one address. The policy is created once, because a second one of this name would be refused. */
let trusted: unknown;
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const url = env.baseUrl + workerFile;
  trusted ??= trustedTypes?.createPolicy('sez-service-worker', { createScriptURL: () => url }).createScriptURL('') ?? url;
  // At run time the call takes the trusted object where the browser requires one; its type only allows strings.
  return trusted as string;
}

/** `serviceWorker` is missing where a page isn't secure, or the person's settings forbid it. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
/**
 * Whether the person wants to save data: the worker would fetch half a megabyte of code in advance. An installed application has the worker
 * anyway, because other applications share content with it through the worker.
 */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true && matchMedia('(display-mode: browser)').matches;

/**
 * Registers the service worker of live builds, once the page is idle. Without it (mocked builds, a browser that stores nothing) the
 * application is the same, but can't be opened without a network.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const container = workers();
  if (import.meta.env['VITE_WORKER'] !== 'true' || !container || (savesData() && !container.controller)) return undefined;
  try {
    return await container.register(workerUrl(), { scope: env.baseUrl, updateViaCache: 'none' });
  } catch (error) {
    logError('register service worker', error);
    return undefined;
  }
}

/** Sends a message to the worker of this page, or else to the one that serves the next page. */
export async function tellWorker(registration: ServiceWorkerRegistration, message: Message): Promise<void> {
  const worker = workers()?.controller ?? registration.active ?? (await workers()?.ready)?.active;
  worker?.postMessage(message);
}

/** Sends a message and resolves to the answer of a worker. */
export function askWorker<Answer>(worker: ServiceWorker, message: Message): Promise<Answer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as Answer);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Follows what the worker tells this page. Returns the function that stops it. */
export function onWorkerNews(listener: (news: WorkerNews) => void): () => void {
  const container = workers();
  const listen = ({ data }: MessageEvent) => listener(data as WorkerNews);
  container?.addEventListener('message', listen);
  return () => container?.removeEventListener('message', listen);
}

/** Whether this page was opened through the worker. The first page isn't, nor one that was reloaded past all caches. */
export const isThroughWorker = (): boolean => Boolean(workers()?.controller);

/** The worker of this page. */
export const ownWorker = (): ServiceWorker | null | undefined => workers()?.controller;
