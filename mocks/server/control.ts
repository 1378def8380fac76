import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import type { LiveEvent } from '../db/events.ts';
import { liveEventNames } from '../db/events.ts';
import { findUserOfAnyStatus } from '../db/findUserOfAnyStatus.ts';
import type { UserRow } from '../db/tables.ts';
import { isPersona } from '../fixtures/people.ts';
import { seedKinds, seedLimit, seedMore } from '../fixtures/seedMore.ts';
import { worldNames } from '../fixtures/worlds/index.ts';
import { errorAnswer, jsonAnswer } from '../http/answers.ts';
import { assertPassthroughTargets } from '../http/passthrough.ts';
import { readFault } from '../http/readFault.ts';
import type { CookieSessions } from '../http/session.ts';
import type { ScenarioContext } from '../scenarios/context.ts';
import { activeScenarios, applyScenarios, isScenarioName, scenarioNames } from '../scenarios/index.ts';
import { cookieDomainOf, isOrigin, isPageOf } from './cors.ts';

interface CommandContext {
  readonly backend: Backend;
  readonly sessions: CookieSessions;
  readonly request: Request;
  readonly body: unknown;
  /** Headers of the answer. */
  readonly headers: Headers;
}

const empty = v.strictObject({});

/** Somebody by persona, username or id. */
function find(backend: Backend, name: string): UserRow {
  const user = findUserOfAnyStatus(backend.db, (isPersona(name) ? backend.personaId(name) : null) ?? name);
  if (!user) throw new Error(`Nobody here is called ${name}.`);
  return user;
}

/** The people a situation applies to: the named one, or else the caller, all signed-in people, or the everyday person. */
function stageFor({ backend, sessions, request }: CommandContext, as: string | undefined): ScenarioContext {
  const asking = sessions.read(request);
  const ids = as !== undefined ? [find(backend, as).id] : asking !== null ? [asking] : [...new Set(sessions.tokens.values())];
  const everyday = backend.personaId('regular');
  const people = (ids.length > 0 ? ids : everyday === null ? [] : [everyday]).flatMap((id) => backend.db.users.get(id) ?? []);
  return {
    people,
    endSessions() {
      for (const [token, userId] of sessions.tokens) if (people.some(({ id }) => id === userId)) sessions.tokens.delete(token);
    },
  };
}

/** Where a real backend is: scheme, host and port. */
function readOrigin(text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!isOrigin(origin)) throw new Error(`The "origin" must be one such as https://app-be.example.com, not ${text}.`);
  return origin;
}

const scenarioName = v.picklist(
  scenarioNames,
  (issue) => `There is no scenario called ${issue.received}. There are: ${scenarioNames.join(', ')}`,
);
const scenarioBody = v.strictObject({
  name: v.optional(v.union([scenarioName, v.array(scenarioName)])),
  as: v.optional(v.string()),
});

const commands: Readonly<Record<string, (context: CommandContext) => unknown>> = {
  reset: ({ backend, body }) => backend.reset(v.parse(v.strictObject({ world: v.optional(v.picklist(worldNames)) }), body).world),
  fail: ({ backend, body }) => backend.faults.add(readFault(body)),
  'clear-faults': ({ backend }) => {
    applyScenarios(backend, [], { people: [], endSessions: () => undefined });
    backend.faults.clear();
  },
  scenario: (context) => {
    const { name = [], as } = v.parse(scenarioBody, context.body);
    applyScenarios(context.backend, [name].flat().filter(isScenarioName), stageFor(context, as));
    return { inForce: activeScenarios(context.backend) };
  },
  emit: ({ backend, body }) => {
    const { name, payload } = v.parse(v.object({ name: v.picklist(liveEventNames), payload: v.optional(v.looseObject({}), {}) }), body);
    backend.events.emit({ name, payload, to: 'everybody' } as unknown as LiveEvent);
  },
  'drop-sockets': ({ backend }) => backend.dropSockets.emit(),
  latency: ({ backend, body }) => {
    backend.latency = v.parse(v.strictObject({ milliseconds: v.pipe(v.number(), v.minValue(0)) }), body).milliseconds;
  },
  clock: ({ backend, body }) => {
    const { now } = v.parse(v.strictObject({ now: v.nullable(v.string()) }), body);
    if (now === null) backend.clock.release();
    else backend.clock.set(now);
  },
  become: ({ backend, sessions, request, body, headers }) => {
    const { as } = v.parse(v.strictObject({ as: v.string() }), body);
    const user = as === 'guest' ? null : find(backend, as);
    sessions.write(user?.id ?? null, request, headers, cookieDomainOf(new URL(request.url).host));
    return { userId: user?.id ?? null, username: user?.username ?? null };
  },
  seed: ({ backend, sessions, request, body }) => {
    const shape = v.strictObject({
      kind: v.picklist(seedKinds),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(seedLimit, `At most ${seedLimit} are made at once`)),
      as: v.optional(v.string()),
    });
    const { kind, count, as } = v.parse(shape, body);
    const person = find(backend, as ?? sessions.read(request) ?? 'regular');
    return { made: seedMore(backend.db, kind, count, person) };
  },
  through: ({ backend, body }) => {
    const { targets, origin } = v.parse(v.strictObject({ targets: v.array(v.string()), origin: v.optional(v.string()) }), body);
    assertPassthroughTargets(targets);
    const backendOrigin = origin === undefined ? backend.through.origin : readOrigin(origin);
    if (targets.length > 0 && backendOrigin === undefined) throw new Error('Say with "origin" where the real backend is.');
    backend.through.set(targets, backendOrigin);
    return { targets: backend.through.targets, origin: backend.through.origin };
  },
  people: ({ backend }) =>
    [...backend.db.users.all()].map(({ id, username, displayName, status, rating }) => ({ id, username, displayName, status, rating })),
  export: ({ backend }) => backend.snapshot(),
  import: ({ backend, body }) => backend.restore(body),
  log: ({ backend }) => backend.log.entries,
  state: ({ backend, body }) => {
    v.parse(empty, body);
    const { world, latency, faults, isTouched } = backend;
    return { world, latency, isTouched, now: backend.clock.iso(), faults: faults.list, scenarios: activeScenarios(backend) };
  },
};

/** Another site must not control the server of a person who visits it. */
function isStranger(request: Request): boolean {
  // The browser sets this header itself, so it is more reliable than an address or the headers of a proxy.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  return origin !== null && !isPageOf(origin, new URL(request.url));
}

/** `POST /__mock/<command>`: the counterpart of `window.__mock` for scripts that use the mock server. */
export async function answerControl(backend: Backend, sessions: CookieSessions, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/__mock/')) return null;
  if (isStranger(request)) return errorAnswer(403, 'The mock server takes commands from its own page and from scripts only');
  const name = pathname.slice('/__mock/'.length);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || request.method !== 'POST') return errorAnswer(404, `No such command. There are: ${Object.keys(commands).join(', ')}`);
  try {
    const text = await request.text();
    const headers = new Headers();
    const body = text === '' ? {} : (JSON.parse(text) as unknown);
    const result = command({ backend, sessions, request, body, headers });
    backend.commit();
    return jsonAnswer(200, result ?? { ok: true }, headers);
  } catch (error) {
    return errorAnswer(400, (error as Error).message);
  }
}
