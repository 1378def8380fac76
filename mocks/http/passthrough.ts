import { domains, endpoints } from '@/api/table';
import { answerTexts, errorAnswer } from './answers.ts';
import { sentBodies } from './body.ts';
import type { FaultTarget } from './faults.ts';

/** `*` for everything, a domain such as `posts`, or an endpoint's template. */
export type PassthroughTarget = string;

const known: ReadonlySet<string> = new Set(['*', 'images', ...Object.keys(domains), ...Object.values(endpoints).map(({ path }) => path)]);

/**
 * Refuses targets that match no endpoint.
 * @throws TypeError with the target
 */
export function assertPassthroughTargets(targets: readonly PassthroughTarget[]): void {
  const wrong = targets.find((target) => !known.has(target));
  if (wrong !== undefined) {
    throw new TypeError(
      `Nothing called ${wrong} can be let through. It is "*", a domain such as posts, or a template such as /api/posts/:id.`,
    );
  }
}

/** Marks requests that were passed on: a backend that passes them to itself would loop forever. */
const passedOn = 'x-sez-passed-on';

/** Answers of these statuses have no body, and the platform accepts none for them. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Lets single endpoints, domains or everything through to a real backend. */
export class Passthrough {
  #targets: readonly PassthroughTarget[] = [];
  readonly #listeners = new Set<(targets: readonly PassthroughTarget[]) => void>();
  /** Origin of the real backend; undefined: the request goes where it was sent. */
  origin: string | undefined;

  get targets(): readonly PassthroughTarget[] {
    return this.#targets;
  }

  /** Whether everything is let through, so that nothing is mocked: neither live connections nor other hosts. */
  get isEverything(): boolean {
    return this.#targets.includes('*');
  }

  /** Lets exactly these through; an empty list switches all mocks on again. */
  set(targets: readonly PassthroughTarget[], origin = this.origin): void {
    this.#targets = [...new Set(targets)];
    this.origin = origin;
    for (const listener of this.#listeners) listener(this.#targets);
  }

  /** All mocks on, and no real backend known. */
  clear(): void {
    this.origin = undefined;
    this.set([]);
  }

  listen(listener: (targets: readonly PassthroughTarget[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  takes({ domain, template }: Pick<FaultTarget, 'domain' | 'template'>): boolean {
    return this.#targets.some((target) => target === '*' || target === domain || target === template);
  }

  /** Asks the real backend; null leaves that to the host. An unreachable backend is a 502. */
  async ask(request: Request): Promise<Response | null> {
    if (this.origin === undefined) return null;
    if (request.headers.has(passedOn)) return errorAnswer(502, 'The real backend is this mock backend itself');
    const { pathname, search } = new URL(request.url);
    const isSending = request.method !== 'GET' && request.method !== 'HEAD';
    const headers = new Headers(request.headers);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
    headers.set(passedOn, '1');
    try {
      const sent = isSending ? await request.arrayBuffer() : undefined;
      if (sent !== undefined && sent.byteLength > 0) sentBodies.set(request, asText(sent, headers));
      const init = { method: request.method, headers, ...(sent === undefined ? {} : { body: sent }) };
      const answer = await fetch(this.origin + pathname + search, { ...init, redirect: 'manual' });
      const forwardedHeaders = new Headers(answer.headers);
      // The body has been decompressed here.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) forwardedHeaders.delete(name);
      const body = await answer.arrayBuffer();
      const response = new Response(bodiless.has(answer.status) ? null : body, { status: answer.status, headers: forwardedHeaders });
      answerTexts.set(response, asText(body, forwardedHeaders));
      return response;
    } catch (error) {
      return errorAnswer(502, `The real backend at ${this.origin} does not answer: ${(error as Error).message}`);
    }
  }
}

/** A body as the log shows it. */
function asText(body: ArrayBuffer, headers: Headers): string {
  const type = headers.get('content-type') ?? 'text/plain';
  return /json|text|javascript|xml/.test(type)
    ? new TextDecoder().decode(body)
    : `[${type.split(';', 1)[0] ?? ''}, ${body.byteLength} bytes]`;
}
