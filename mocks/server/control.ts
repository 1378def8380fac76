import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import type { LiveEvent } from '../db/events.ts';
import { liveEventNames } from '../db/events.ts';
import { worldNames } from '../fixtures/worlds/index.ts';
import { errorAnswer, jsonAnswer } from '../http/answers.ts';
import { createSingleSession } from '../http/session.ts';
import { applyScenario, isScenarioName } from '../scenarios/index.ts';

const commands: Readonly<Record<string, (backend: Backend, body: unknown) => unknown>> = {
  reset: (backend, body) => backend.reset(v.parse(v.object({ world: v.optional(v.picklist(worldNames)) }), body).world),
  fail: (backend, body) => backend.faults.add(v.parse(v.looseObject({ path: v.string() }), body)),
  'clear-faults': (backend) => backend.faults.clear(),
  scenario: (backend, body) => {
    const { name } = v.parse(v.object({ name: v.custom<string>((value) => typeof value === 'string' && isScenarioName(value)) }), body);
    if (isScenarioName(name)) applyScenario(backend, name, createSingleSession());
  },
  emit: (backend, body) => {
    const { name, payload } = v.parse(v.object({ name: v.picklist(liveEventNames), payload: v.optional(v.looseObject({}), {}) }), body);
    backend.events.emit({ name, payload, to: 'everybody' } as unknown as LiveEvent);
  },
  latency: (backend, body) => {
    backend.latency = v.parse(v.object({ milliseconds: v.number() }), body).milliseconds;
  },
  clock: (backend, body) => {
    const { now } = v.parse(v.object({ now: v.nullable(v.string()) }), body);
    if (now === null) backend.clock.release();
    else backend.clock.set(now);
  },
  log: (backend) => backend.log.entries,
};

/** `POST /__mock/<command>`: what `window.__mock` is to the worker, for scripts that talk to the server. */
export async function answerControl(backend: Backend, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/__mock/')) return null;
  const command = commands[pathname.slice('/__mock/'.length)];
  if (!command || request.method !== 'POST') return errorAnswer(404, `No such command. There are: ${Object.keys(commands).join(', ')}`);
  try {
    const text = await request.text();
    const result = command(backend, text === '' ? {} : (JSON.parse(text) as unknown));
    backend.commit();
    return jsonAnswer(200, result ?? { ok: true });
  } catch (error) {
    return errorAnswer(400, (error as Error).message);
  }
}
