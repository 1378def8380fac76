import type { PostInput } from '@/api';
import type { Endpoint } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import { groups } from '../fixtures/groups.ts';
import { people } from '../fixtures/people.ts';
import { cookieName } from '../http/session.ts';
import { type BodyFor, type Harness, headersOf, type Outcome, type RequestParts } from './harness.ts';

/** Thrown by a case that needs to look or reach into the backend, which only works with the mock's own. */
export class NeedsBackendAccess extends Error {}

/** Thrown when the backend lacks what the cases need: a person, a group, a way to sign in. */
export class MissingFixture extends Error {}

/** How one of the contract's people signs in. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

export interface RemoteOptions {
  /** Origin of the backend. */
  readonly url: string;
  /** Credentials by username; those of the mock's own world by default. */
  readonly people?: Readonly<Record<string, Credentials>> | undefined;
  /** `POST`ed to restore the initial state; the mock server's own command by default. */
  readonly resetUrl?: string | undefined;
}

const usualPeople: Readonly<Record<string, Credentials>> = Object.fromEntries(
  people.flatMap(({ username, phone, password }) => (username && phone && password ? [[username, { phone, password }]] : [])),
);

/** The cookies that an answer sets, as a browser sends them back. */
function cookieIn(response: Response): string | null {
  const setCookies = response.headers.getSetCookie();
  return setCookies.length === 0 ? null : setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');
}

/** Scripts must not be able to read the session cookie. */
function demandHttpOnly(response: Response): void {
  const setCookies = response.headers.getSetCookie();
  const session = setCookies.find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? setCookies[0];
  if (session !== undefined && !/;\s*httponly\s*(?:;|$)/i.test(session)) {
    throw new Error(`the session cookie is not HttpOnly: ${session.replace(/=[^;]*/, '=…')}`);
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function toRequest(url: string, name: EndpointName, parts: RequestParts, cookie: string): Request {
  const { method, path, encoding }: Endpoint = endpoints[name];
  const filled = path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(parts.params?.[key] ?? `missing-${key}`));
  const search = new URLSearchParams(Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]));
  const isForm = encoding === 'multipart' || typeof parts.body === 'string';
  const body = isForm ? (parts.body as BodyInit) : JSON.stringify(parts.body);
  const headers = headersOf(parts, encoding);
  if (cookie !== '') headers.set('cookie', cookie);
  return new Request(`${url}${filled}?${search}`, { method, headers, ...(parts.body === undefined ? {} : { body }) });
}

/** Sends the cases' calls to a backend over HTTP, and looks up the ids of its people. */
export async function connectHarness({ url, people: chosenPeople = usualPeople, resetUrl }: RemoteOptions) {
  const cookies = new Map<string, string>();
  const ids = new Map<string, string>();
  const places = new Map<string, Record<string, unknown>>();
  let sessionUserId: string | null = null;
  let isDirty = false;

  const controls = await fetch(`${url}/__mock/state`, { method: 'POST', body: '{}' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const resetWith = resetUrl ?? (controls ? `${url}/__mock/reset` : undefined);

  async function signIn(username: string): Promise<string> {
    const known = cookies.get(username);
    if (known !== undefined) return known;
    const credentials = chosenPeople[username];
    const response = controls
      ? await fetch(`${url}/__mock/become`, { method: 'POST', body: JSON.stringify({ as: username }) })
      : credentials && (await fetch(toRequest(url, 'logIn', { body: credentials }, '')));
    const cookie = response?.ok ? cookieIn(response) : null;
    if (!cookie) throw new MissingFixture(`nobody called ${username} can sign in there`);
    cookies.set(username, cookie);
    return cookie;
  }

  async function call<N extends EndpointName>(as: string | null, name: N, parts: RequestParts = {}): Promise<Outcome<N>> {
    const cookie = as === null ? '' : await signIn(as);
    const response = await fetch(toRequest(url, name, parts, cookie));
    const { method, hasEffect }: Endpoint = endpoints[name];
    if ((method !== 'GET' || hasEffect) && response.ok) isDirty = true;
    demandHttpOnly(response);
    const started = cookieIn(response);
    if (started !== null) {
      if (as !== null) cookies.delete(as);
      const me = await fetch(toRequest(url, 'getCurrentUser', {}, started));
      sessionUserId = me.ok ? ((await me.json()) as { id: string }).id : null;
    }
    return { status: response.status, body: (await read(response)) as BodyFor<N> };
  }

  const learn = async () => {
    for (const { username, status } of people) {
      if (username === null || status !== undefined) continue;
      const { status: answer, body } = await call(null, 'getUserByUsername', { params: { username } });
      if (answer === 200) ids.set(username, body.id);
    }
    for (const { username } of groups) {
      const { status, body } = await call('lena', 'getOrganizationByCode', { params: { code: username } });
      if (status === 200) places.set(username, body);
    }
  };
  await learn();

  const inside = (): never => {
    throw new NeedsBackendAccess('needs to reach into the backend');
  };
  const harness = {
    call,
    id: (username: string) => ids.get(username) ?? missing(username),
    group: (username: string) => places.get(username) ?? missing(username),
    async post(by: string, input: Partial<PostInput> = {}): Promise<string> {
      const { status, body } = await call(by, 'createPost', { body: { type: 'post', rawText: 'A thought.', ...input } });
      if (status !== 201) throw new Error(`${by} could not write a post: ${status}`);
      return body.id;
    },
    get sessionUserId() {
      return sessionUserId;
    },
    get db() {
      return inside();
    },
    get mocks() {
      return inside();
    },
  };
  return {
    harness: harness as unknown as Harness,
    /** Whether the initial state can be restored between cases. */
    canReset: resetWith !== undefined,
    /** Restores the initial state, if a case has changed it. */
    async reset(): Promise<void> {
      if (!isDirty || resetWith === undefined) return;
      await fetch(resetWith, { method: 'POST', body: '{}' });
      cookies.clear();
      isDirty = false;
    },
  };
}

function missing(name: string): never {
  throw new MissingFixture(`there is no ${name} there`);
}
