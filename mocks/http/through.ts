import type { FaultTarget } from './faults.ts';

/** `*` for everything, a domain such as `posts`, or an endpoint's template. */
export type ThroughTarget = string;

/** Lets single endpoints, domains or everything through to a real backend. */
export class Through {
  #targets: readonly ThroughTarget[] = [];
  /** Origin of the real backend; undefined: the request goes where it was sent. */
  origin: string | undefined;
  onChange: (targets: readonly ThroughTarget[]) => void = () => undefined;

  get targets(): readonly ThroughTarget[] {
    return this.#targets;
  }

  /** Lets exactly these through; none switches all mocks on again. */
  set(targets: readonly ThroughTarget[], origin = this.origin): void {
    this.#targets = [...new Set(targets)];
    this.origin = origin;
    this.onChange(this.#targets);
  }

  takes({ domain, template }: Pick<FaultTarget, 'domain' | 'template'>): boolean {
    return this.#targets.some((target) => target === '*' || target === domain || target === template);
  }

  /** Asks the real backend; null leaves the asking to the host. */
  async ask(request: Request): Promise<Response | null> {
    if (this.origin === undefined) return null;
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const init = { method: request.method, headers: request.headers, ...(hasBody ? { body: await request.arrayBuffer() } : {}) };
    const headers = new Headers(init.headers);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
    const answer = await fetch(this.origin + pathname + search, { ...init, headers, redirect: 'manual' });
    const kept = new Headers(answer.headers);
    // What has been unpacked here is not packed any more.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
    return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), { status: answer.status, headers: kept });
  }
}
