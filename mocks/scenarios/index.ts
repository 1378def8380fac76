import type { Backend } from '../backend.ts';
import type { SingleSession } from '../http/session.ts';
import { arrangeHugeThread, arrangeNearLimit, arrangePendingGroup, arrangePrivateGroup, arrangeUnreadFlood } from './arrange.ts';
import { type ScenarioContext, scenarioContextOf } from './context.ts';
import type { Scenario } from './scenario.ts';

const emptyList = { results: [], count: 0 };
const feedPaths = ['/api/posts/recommended', '/api/posts/for-you', '/api/posts'] as const;

const definitions = {
  'empty-feed': { about: 'No posts anywhere.', faults: feedPaths.map((path) => ({ method: 'GET', path, status: 200, body: emptyList })) },
  'empty-everything': {
    about: 'Every list is empty.',
    faults: [...feedPaths, '/api/search', '/api/notifications', '/api/organizations/my', '/api/organizations/other'].map((path) => ({
      method: 'GET',
      path,
      status: 200,
      body: path === '/api/search' ? { users: [], posts: [], groups: [] } : emptyList,
    })),
  },
  'feed-failure': { about: 'The feeds answer 500.', faults: feedPaths.map((path) => ({ method: 'GET', path, status: 500 })) },
  'further-page-failure': {
    about: 'The first page of the feed comes, every further one fails.',
    faults: feedPaths.map((path) => ({ method: 'GET', path, status: 500, query: 'after' })),
  },
  'rate-limited': {
    about: 'Publishing and editing meet the hourly limit.',
    faults: ['/api/posts', '/api/posts/:id'].map((path, index) => ({
      method: index === 0 ? 'POST' : 'PATCH',
      path,
      status: 429,
      message: 'Sorry, you have reached the max number of posts allowed for users with your score',
    })),
  },
  'nearly-rate-limited': { about: 'One more post this hour is allowed, the next one is not.', arrange: arrangeNearLimit },
  'session-expired': {
    about: 'The session ends with the next request that needs one.',
    once: (context) => context.endSessions(),
  },
  'one-off-401': { about: 'A single request is refused with 401; the session goes on.', faults: [{ status: 401, path: '*', times: 1 }] },
  'account-deleted': { about: 'The account is closed: 403 with code 403021.', faults: [{ status: 403, code: 403021, path: '*' }] },
  'user-deleted': {
    about: 'The account was deleted elsewhere: 401 with its message.',
    faults: [{ status: 401, message: 'User account is deleted', path: '*' }],
  },
  forbidden: { about: 'Everything is refused with a plain 403.', faults: [{ status: 403, path: '*' }] },
  'edit-conflict': {
    about: 'Every edit comes too late: somebody has responded.',
    faults: [
      {
        method: 'PATCH',
        path: '/api/posts/:id',
        status: 409,
        message: 'A post may not be edited after it has been responded or reacted to',
      },
    ],
  },
  'publish-failure': {
    about: 'Publishing fails with 500; what was written must survive.',
    faults: [{ method: 'POST', path: '/api/posts', status: 500 }],
  },
  'replies-unavailable': {
    about: 'Replies answer 503, which is passed over in silence.',
    faults: [{ method: 'GET', path: '/api/posts/:id/replies', status: 503 }],
  },
  'huge-thread': { about: "The newest post of the author's has 300 replies.", arrange: arrangeHugeThread },
  'group-pending': { about: 'The person has asked to join the first group of others.', arrange: arrangePendingGroup },
  'private-group': { about: 'The first group of others is private.', arrange: arrangePrivateGroup },
  'unread-flood': { about: '150 unread notifications.', arrange: arrangeUnreadFlood },
  slow: { about: 'Every answer takes three seconds.', faults: [{ path: '*', delayMs: 3000 }] },
  'slow-replies': { about: 'Replies take four seconds.', faults: [{ method: 'GET', path: '/api/posts/:id/replies', delayMs: 4000 }] },
  offline: { about: 'No request arrives.', faults: [{ network: true, path: '*' }] },
  flaky: { about: 'A third of the requests fail on the way.', faults: [{ network: true, path: '*', share: 0.33 }] },
  timeout: { about: 'No answer before the client gives up.', faults: [{ timeout: true, path: '*' }] },
  'non-json': { about: 'Reads answer with an HTML page.', faults: [{ method: 'GET', nonJson: true, path: '*' }] },
  malformed: { about: 'Reads answer with JSON that breaks off.', faults: [{ method: 'GET', malformed: true, path: '*' }] },
  'server-error': { about: 'Everything answers 500.', faults: [{ status: 500, path: '*' }] },
  maintenance: { about: 'Everything answers 503.', faults: [{ status: 503, path: '*' }] },
  'documented-only': {
    about: 'Answers hold what the specification names, and nothing that the contract adds to it.',
    faults: [{ path: '*', documentedOnly: true }],
  },
  'broken-images': { about: 'No stored image can be had.', faults: [{ domain: 'images', status: 404 }] },
  'socket-refused': {
    about: 'The live connection cannot be established: the WebSocket fails.',
    faults: [{ domain: 'sockets', network: true }],
  },
  'socket-rejected': {
    about: 'The live connection is answered with a refusal of the server.',
    faults: [{ domain: 'sockets', status: 503, message: 'Live updates are unavailable' }],
  },
  'socket-dropped': {
    about: 'The live connection opens and breaks off after four seconds, again and again.',
    faults: [{ domain: 'sockets', malformed: true, delayMs: 4000 }],
  },
  'socket-slow': { about: 'The live connection takes eight seconds to open.', faults: [{ domain: 'sockets', delayMs: 8000 }] },
  'sms-refused': {
    about: 'The SMS cannot be sent.',
    faults: [{ method: 'POST', path: '/api/auth/login-sms/send', status: 500, body: { statusCode: 500 } }],
  },
} as const satisfies Record<string, Scenario>;

/** Every named situation: the same registry for links, tests, Storybook, the panel and `window.__mock`. */
export const scenarios: Readonly<Record<keyof typeof definitions, Scenario>> = definitions;

export type ScenarioName = keyof typeof definitions;

export const scenarioNames = Object.keys(definitions) as readonly ScenarioName[];

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(definitions, name);

/** The active situations, in the order of the list. */
export function activeScenarios(backend: Backend): ScenarioName[] {
  const sources = new Set([...backend.faults.list.map((fault) => fault.source), ...backend.arranged.keys()]);
  return scenarioNames.filter((name) => sources.has(name));
}

/** Ends situations: removes their faults and restores the rows that they changed. */
export function deactivateScenarios(backend: Backend, names: readonly string[] = activeScenarios(backend)): void {
  backend.faults.replace(backend.faults.list.filter(({ source }) => source === undefined || !names.includes(source)));
  for (const name of names) backend.putBack(name);
  backend.commit();
}

/** Puts the backend into exactly these situations. Faults set by hand stay. */
export function applyScenarios(backend: Backend, names: readonly ScenarioName[], context: ScenarioContext): void {
  const inForce = activeScenarios(backend);
  deactivateScenarios(
    backend,
    inForce.filter((name) => !names.includes(name)),
  );
  const byHand = backend.faults.list.filter((fault) => fault.source === undefined);
  const theirs = names.flatMap((name) => (scenarios[name].faults ?? []).map((fault) => ({ ...fault, source: name })));
  backend.faults.replace([...byHand, ...theirs]);
  for (const name of names) {
    const { arrange, once } = scenarios[name];
    if (arrange) backend.arrange(name, () => context.people.forEach((person) => arrange(backend, person)));
    once?.(context, backend);
  }
  backend.commit();
}

/** Puts the only browser of a host into one situation. */
export const applyScenario = (backend: Backend, name: ScenarioName, session: SingleSession): void =>
  applyScenarios(backend, [name], scenarioContextOf(backend, session));
