import { createRandom } from '../db/random.ts';

/** A failure in place of the real answer, or with `delayMs` alone a delay before it. */
export interface Fault {
  readonly method?: string;
  /** A template such as `/api/posts/:id`, or `*` for everything but images. */
  readonly path?: string;
  /** A domain of the endpoint table, such as `posts`, or `images`, or `sockets` for the live connection. */
  readonly domain?: string;
  /** Only requests with this query parameter. */
  readonly query?: string;
  readonly status?: number;
  /** The number beside the status, such as 403021. */
  readonly code?: number;
  readonly message?: string;
  /** The whole body, instead of the usual error body. */
  readonly body?: unknown;
  /** The request never arrives. */
  readonly network?: boolean;
  /** An HTML page instead of JSON. */
  readonly nonJson?: boolean;
  /** JSON that breaks off in the middle; a live connection that opens and is then dropped. */
  readonly malformed?: boolean;
  /** No answer before the client gives up. */
  readonly timeout?: boolean;
  /** The real answer, without every field that the contract adds to the specification. */
  readonly documentedOnly?: boolean;
  readonly delayMs?: number;
  /** The number of requests that it applies to; all when absent. */
  readonly times?: number;
  /** The share of matching requests that it applies to, from 0 to 1. */
  readonly share?: number;
  /** The scenario that set it. */
  readonly source?: string;
}

export interface FaultTarget {
  readonly method: string;
  readonly path: string;
  readonly template: string;
  readonly domain: string;
  readonly search: URLSearchParams;
}

function hits(fault: Fault, target: FaultTarget): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== target.method) return false;
  if (fault.domain !== undefined && fault.domain !== target.domain) return false;
  if (fault.query !== undefined && !target.search.has(fault.query)) return false;
  if (fault.path === '*') return target.domain !== 'images' && target.domain !== 'sockets';
  if (target.domain === 'sockets') return fault.domain === 'sockets';
  return fault.path === undefined || fault.path === target.template || fault.path === target.path;
}

/** The active faults, in the order they were set; the first that matches applies. */
export class Faults {
  #list: Fault[] = [];
  #random = createRandom('faults');
  readonly #listeners = new Set<(faults: readonly Fault[]) => void>();

  get list(): readonly Fault[] {
    return this.#list;
  }

  add(...faults: readonly Fault[]): void {
    this.replace([...this.#list, ...faults]);
  }

  replace(faults: readonly Fault[]): void {
    this.#list = [...faults];
    for (const listener of this.#listeners) listener(this.#list);
  }

  /** Calls back after every change, to persist and to show them. Returns the unsubscribe function. */
  listen(listener: (faults: readonly Fault[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  clear(): void {
    this.#random = createRandom('faults');
    this.replace([]);
  }

  /** The fault that applies to this request, if any; counts down its `times`. */
  strike(target: FaultTarget): Fault | undefined {
    const fault = this.#list.find((candidate) => hits(candidate, target) && this.#random.chance(candidate.share ?? 1));
    if (fault?.times === undefined) return fault;
    const remaining = fault.times - 1;
    this.replace(this.#list.flatMap((other) => (other === fault ? (remaining > 0 ? [{ ...fault, times: remaining }] : []) : [other])));
    return fault;
  }
}

/** The target of faults for live connections. */
export const socketTarget: FaultTarget = {
  method: 'GET',
  path: '/socket.io/',
  template: '/socket.io/',
  domain: 'sockets',
  search: new URLSearchParams(),
};
