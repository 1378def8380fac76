import type { PostInput } from '@/api';
import type { ErrorsOf } from '@/api/contract/laws';
import type { Endpoint, ResponseOf } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import { publishPost } from '../db/operations/publish.ts';
import { must } from '../db/refusal.ts';
import { createViewer } from '../db/views/index.ts';
import type { WorldName } from '../fixtures/worlds/index.ts';
import { createMockBackend } from '../node.ts';

/** The parts of one request. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** A string is sent as it is. */
  readonly body?: unknown;
  /** The headers of every client call are added; null omits one of them. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** The body of a successful answer. */
export type BodyFor<N extends EndpointName> = ResponseOf<(typeof endpoints)[N]>;

/** The body is typed as that of a success; tests of refusals read it untyped. */
export interface Outcome<N extends EndpointName> {
  readonly status: number;
  readonly body: BodyFor<N>;
}

/** The headers of a request: the client's own, and those of the case. */
export function headersOf({ headers = {}, body }: RequestParts, encoding: Endpoint['encoding']): Headers {
  const all = new Headers({ accept: 'application/json', 'x-sez-platform': 'web' });
  if (encoding !== 'multipart' && body !== undefined) all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return all;
}

/** A fresh backend on a fixed day, with shortcuts for calls as anybody. */
export function makeHarness(world: WorldName = 'everyday') {
  const mocks = createMockBackend({ now: '2026-11-20T12:00:00Z', world });
  const { backend } = mocks;
  const id = (username: string) => must(backend.db.users.by('username', username)[0], `No ${username}`).id;

  /** Calls an endpoint as a person (by username), or as a guest with null. */
  async function call<N extends EndpointName>(as: string | null, name: N, parts: RequestParts = {}): Promise<Outcome<N>> {
    const { method, path, encoding }: Endpoint = endpoints[name];
    const filled = path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(parts.params?.[key] ?? `missing-${key}`));
    const search = new URLSearchParams(Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]));
    const raw = encoding === 'multipart' || typeof parts.body === 'string' ? (parts.body as BodyInit) : JSON.stringify(parts.body);
    const init = { method, headers: headersOf(parts, encoding), ...(parts.body === undefined ? {} : { body: raw }) };
    backend.sessions.write(as === null ? null : id(as), new Request('http://localhost'), new Headers());
    const response = must(await backend.handle(new Request(`http://localhost${filled}?${search}`, init)), `Nothing answers ${path}`);
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as BodyFor<N> };
  }

  return {
    mocks,
    db: backend.db,
    call,
    id,
    group: (username: string) => must(backend.db.organizations.by('username', username)[0], `No ${username}`),
    /** Creates a post directly, without HTTP. */
    post(by: string, input: Partial<PostInput> = {}): string | Promise<string> {
      const viewer = createViewer(backend.db, id(by));
      return publishPost(viewer, must(backend.db.users.get(id(by)), by), { type: 'post', rawText: 'A thought.', ...input }).id;
    },
    /** The signed-in person after the last call. */
    get sessionUserId(): string | null {
      return backend.sessions.read(new Request('http://localhost'));
    },
  };
}

export type Harness = ReturnType<typeof makeHarness>;

/** A request, optionally by somebody other than the case's caller. */
export type Prepared = RequestParts & { readonly as?: string | null };

/** Makes a request that must be refused. */
export type Prepare = (harness: Harness) => Prepared | Promise<Prepared>;

/** `unauthorized` is tested for every endpoint, so cases leave it out. */
type Tried<N extends EndpointName> = Exclude<keyof ErrorsOf<N>, 'unauthorized'>;

/** The test case of one endpoint. */
export type ContractCase<N extends EndpointName = EndpointName> = {
  /** The caller; the everyday person by default. Null is a guest. */
  readonly as?: string | null;
  /** Prepares the data and returns a request that must succeed. */
  readonly send: (harness: Harness) => RequestParts | Promise<RequestParts>;
  /** The success status, when it isn't the declared one. */
  readonly status?: number;
  /** Checks what other calls now show; every write has one. */
  readonly effect?: (harness: Harness, body: BodyFor<N>) => void | Promise<void>;
} & (Tried<N> extends never
  ? { readonly refusals?: never }
  : {
      /** A request for every refusal that the endpoint declares: a missing one does not compile. */
      readonly refusals: { readonly [E in Tried<N>]: Prepare };
    });

/** A case without its exact types. */
export interface AnyCase {
  readonly as?: string | null;
  readonly send: (harness: Harness) => RequestParts | Promise<RequestParts>;
  readonly status?: number;
  readonly effect?: (harness: Harness, body: never) => void | Promise<void>;
  readonly refusals?: Readonly<Record<string, Prepare>>;
}

/** The cases of some endpoints, each typed by its own answer and its own refusals. */
export type ContractCases = { readonly [N in EndpointName]?: ContractCase<N> };

/** The same names with other values. */
export const mapValues = <K extends string, A, B>(values: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(values).map(([name, value]) => [name, change(value)])) as Record<K, B>;
