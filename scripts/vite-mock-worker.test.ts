import { createContext, Script } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workerSource } from './vite-mock-worker.ts';

/** A page that the worker answers, as it knows it. */
const client = { id: 'page-1', frameType: 'top-level', visibilityState: 'visible', postMessage: vi.fn() };

/** The worker's script in a world of its own; its network counts what it is asked. */
function startWorker() {
  const events = new EventTarget();
  const network = vi.fn(() => Promise.resolve('from the server'));
  const scope = {
    addEventListener: events.addEventListener.bind(events),
    clients: { get: () => Promise.resolve(client), matchAll: () => Promise.resolve([client]) },
    registration: { unregister: vi.fn() },
    crypto,
    Headers,
    MessageChannel,
    fetch: network,
    setTimeout: (task: () => void, wait: number) => setTimeout(task, wait),
    Date,
  };
  new Script(workerSource()).runInContext(createContext(Object.assign(scope, { self: scope })));
  const tell = async (data: string) => {
    events.dispatchEvent(Object.assign(new Event('message'), { data, source: client }));
    // The library looks the page up first.
    await vi.advanceTimersByTimeAsync(1);
  };
  /** Asks as a page does: what the worker leaves alone goes to the network. */
  const ask = (path: string, mode = 'no-cors') => {
    const request = new Request(`http://localhost${path}`);
    let answer: Promise<unknown> | undefined;
    const respondWith = (given: Promise<unknown>) => (answer = given);
    const asked = { request: Object.defineProperty(request, 'mode', { value: mode }), clientId: client.id, respondWith };
    events.dispatchEvent(Object.assign(new Event('fetch'), asked));
    return answer ?? network();
  };
  return { tell, ask, network };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps what a left page still asks for from the server, until the page is gone', async () => {
  const { tell, ask, network } = startWorker();
  await tell('MOCK_ACTIVATE');
  await tell('CLIENT_CLOSED');
  const picture = ask('/s3/portrait');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await picture, 'a page that stays after all').toBe('from the server');
});

it('holds neither the next page nor what a page asks for later', async () => {
  const { tell, ask, network } = startWorker();
  await tell('MOCK_ACTIVATE');
  await tell('CLIENT_CLOSED');
  void ask('/groups', 'navigate');
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  void ask('/s3/portrait');
  expect(network).toHaveBeenCalledTimes(2);
});

it('leaves a page that is here to the mock library', async () => {
  const { tell, ask, network } = startWorker();
  await tell('CLIENT_CLOSED');
  await tell('MOCK_ACTIVATE');
  void ask('/s3/portrait');
  await vi.advanceTimersByTimeAsync(10);
  expect(client.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'REQUEST' }), expect.anything());
  expect(network).not.toHaveBeenCalled();
});
