import { isDeclared } from '@/api/contract/laws';
import { accountClosed, unauthorized, userDeleted, userGone } from '@/api/contract/refusals';
import type { Endpoint } from '@/api/endpoint';
import { domains, type EndpointName, endpoints } from '@/api/table';
import type { Database } from '../db/database.ts';
import { Refusal, refuse } from '../db/refusal.ts';
import type { UserRow } from '../db/tables.ts';
import { createViewer } from '../db/views/index.ts';
import { answerTexts, errorAnswer, jsonAnswer } from './answers.ts';
import { readSent, sentBodies } from './body.ts';
import { documentedOnly } from './documentedOnly.ts';
import { fail, pause } from './failure.ts';
import type { Fault, Faults, FaultTarget } from './faults.ts';
import { answerCountry, answerImage } from './images.ts';
import { type Implementation, Reply } from './implementation.ts';
import { checkBody, readQuery } from './input.ts';
import type { Passthrough } from './passthrough.ts';
import { bodyText, type LogEntry, type RequestLog, shownHeaders } from './requestLog.ts';
import { createRouter, type Match } from './routes.ts';
import type { RequestSession, Sessions } from './session.ts';
import { validationIssues } from './validate.ts';

/** The parts that the gateway, which wraps all endpoints, works with. */
export interface GatewayParts {
  /** Read again for every request, since a reset replaces it. */
  readonly db: () => Database;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Artificial delay in milliseconds. */
  readonly latency: () => number;
  /** Whether answers are checked against the client's schemas. */
  readonly isChecked: boolean;
  readonly implementations: readonly Implementation[];
  /** The answer of a real backend. */
  readonly through: Passthrough;
  /** The domain of the session cookie for a request to this address; undefined limits it to the host. */
  readonly cookieDomain: (url: URL) => string | undefined;
  /** Called after every request, so that changes can be saved and shared. */
  readonly afterRequest: () => void;
  /** Called for what only the backend itself can have done wrong. The answer is a 500 unless it throws, as it does in tests. */
  readonly onMistake: (error: unknown) => void;
  /** Called for a request under `/api` that no endpoint answers. */
  readonly onUnhandled: (call: string) => void;
}

/** The base path of the page that sends the requests, without the closing slash. Node has no such setting. */
const basePath = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

const nameOf = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint as Endpoint, name as EndpointName] as const));

const domainOf = new Map<Endpoint, string>(
  Object.entries(domains).flatMap(([domain, members]) => Object.values(members).map((member) => [member as Endpoint, domain] as const)),
);

/** The person of a session; refuses a removed account, with the reason. */
function identify(db: Database, userId: string | null): UserRow | null {
  if (userId === null) return null;
  const user = db.users.get(userId) ?? refuse(userGone);
  if (user.status === 'deleted') refuse(userDeleted);
  if (user.status === 'closed') refuse(accountClosed);
  return user;
}

/** For public endpoints, a removed account counts as a guest. */
function identifyVisitor(db: Database, userId: string | null): UserRow | null {
  const user = db.users.get(userId);
  return user?.status === 'active' ? user : null;
}

function readerOf(parts: GatewayParts, request: Request) {
  const state: { userId: string | null; isChanged: boolean } = { userId: parts.sessions.read(request), isChanged: false };
  const write = (userId: string | null) => Object.assign(state, { userId, isChanged: true });
  const session: RequestSession = {
    get userId() {
      return state.userId;
    },
    start: write,
    end: () => write(null),
  };
  return { session, state };
}

async function run(parts: GatewayParts, { implementation, params }: Match, request: Request, url: URL, fault?: Fault): Promise<Response> {
  const { endpoint } = implementation;
  const sent = await readSent(endpoint, request);
  const db = parts.db();
  const { session, state } = readerOf(parts, request);
  const caller = endpoint.isPublic ? identifyVisitor(db, session.userId) : (identify(db, session.userId) ?? refuse(unauthorized));
  const context = {
    db,
    viewer: createViewer(db, caller?.id ?? null),
    fresh: () => createViewer(db, caller?.id ?? null),
    session,
    params,
    query: readQuery(endpoint, url.searchParams),
    body: checkBody(endpoint, sent, implementation.normalise),
    headers: request.headers,
    origin: url.origin + basePath,
  };
  const result = await implementation.run(context, caller);
  const reply = result instanceof Reply ? result : new Reply(endpoint.status ?? (endpoint.response === null ? 204 : 200), result);
  const complaints = parts.isChecked ? validationIssues(endpoint, reply.body) : [];
  if (complaints.length > 0) throw new Error(`The answer of ${endpoint.method} ${endpoint.path} does not fit: ${complaints.join('; ')}`);
  const headers = new Headers();
  if (state.isChanged) parts.sessions.write(state.userId, request, headers, parts.cookieDomain(url));
  return jsonAnswer(reply.status, fault?.documentedOnly ? documentedOnly(endpoint.response, reply.body) : reply.body, headers);
}

/** A refusal that the law of the endpoint doesn't declare is a mistake of the backend, so it isn't sent as an answer. */
function declared({ isChecked }: GatewayParts, { implementation: { endpoint } }: Match, error: unknown): unknown {
  const name = nameOf.get(endpoint);
  if (!isChecked || !(error instanceof Refusal) || !name || isDeclared(name, error.status, error.message, error.code)) return error;
  return new Error(`${name} refuses with ${error.status} "${error.message}", which src/api/contract does not declare`);
}

function answerFailure({ onMistake }: GatewayParts, error: unknown): Response {
  if (error instanceof Refusal) {
    const answer = errorAnswer(error.status, error.message, error.code);
    if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
    return answer;
  }
  onMistake(error);
  return errorAnswer(500, error instanceof Error ? error.message : 'Internal Server Error');
}

/** Creates the function that answers requests. It returns null for those that aren't meant for the backend. */
export function createGateway(parts: GatewayParts): (request: Request) => Promise<Response | null> {
  const route = createRouter(parts.implementations);

  const answer = (match: Match | null, request: Request, url: URL, fault?: Fault): Promise<Response> => {
    if (match) return run(parts, match, request, url, fault).catch((error: unknown) => answerFailure(parts, declared(parts, match, error)));
    if (url.pathname.startsWith('/s3/')) {
      const storageId = url.pathname.slice('/s3/'.length);
      return new Promise<Response>((resolve) => resolve(answerImage(parts.db(), storageId))).catch((error: unknown) =>
        answerFailure(parts, error),
      );
    }
    const call = `${request.method} ${url.pathname}`;
    parts.onUnhandled(call);
    return Promise.resolve(errorAnswer(501, `No mock answers ${call}`));
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.hostname === 'ip2c.org') return parts.through.isEverything ? null : answerCountry();
    if (!/^\/(?:api|s3)\//.test(url.pathname)) return null;
    if (!isReadable(url.pathname)) return errorAnswer(400, 'The address cannot be read');
    const match = url.pathname.startsWith('/api/') ? route(request.method, url.pathname) : null;
    const target = targetOf(match, request, url);
    const write = (response: Response | null, more: Pick<LogEntry, 'duration' | 'fault' | 'isPassedOn'>) =>
      parts.log.add({
        at: parts.db().clock.now(),
        method: request.method,
        // A sign-in code is a secret, in the log too.
        path: url.pathname + url.search.replace(/(authorizationCode=)[^&]*/, '$1…'),
        template: target.template,
        status: response?.status ?? 0,
        ...shownHeaders(request),
        sent: bodyText(sentBodies.get(request)),
        answer: response ? answerTexts.get(response) : undefined,
        ...more,
      });
    if (parts.through.takes(target)) {
      const startedAt = performance.now();
      const response = await parts.through.ask(request);
      write(response, { duration: performance.now() - startedAt, isPassedOn: true });
      return response;
    }
    const fault: Fault | undefined = parts.faults.strike(target);
    const failure = fault ? await fail(fault, request) : null;
    // The latency simulates the API, not the image store.
    if (!failure && target.domain !== 'images') await pause(parts.latency(), request.signal);
    const started = performance.now();
    const response = failure ?? (await answer(match, request, url, fault));
    const duration = performance.now() - started;
    if (target.domain !== 'images') {
      write(response, { duration, ...(fault ? { fault } : {}) });
      parts.afterRequest();
    }
    return response;
  };
}

/** Whether every percent sign is followed by the code of a character. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function targetOf(match: Match | null, request: Request, url: URL): FaultTarget {
  const isImage = url.pathname.startsWith('/s3/');
  return {
    method: request.method,
    path: url.pathname,
    search: url.searchParams,
    template: match?.implementation.endpoint.path ?? (isImage ? '/s3/:storageId' : url.pathname),
    domain: match ? (domainOf.get(match.implementation.endpoint) ?? '') : isImage ? 'images' : '',
  };
}
