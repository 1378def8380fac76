import { createContext, Script } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workerSource } from './vite-mock-worker.ts';

/** A page that the worker controls, in the form that the worker gets. */
const client = { id: 'page-1', frameType: 'top-level', visibilityState: 'visible', postMessage: vi.fn() };

/** Runs the worker's script in a context of its own, with a mock `fetch` that records requests. */
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
    // Waits because the library looks up the page first.
    await vi.advanceTimersByTimeAsync(1);
  };
  /** Sends a request like a page: if the worker doesn't answer it, it goes to the network. */
  const ask = (path: string, mode = 'no-cors') => {
    const request = new Request(`http://localhost${path}`);
    let answer: Promise<unknown> | undefined;
    const respondWith = (response: Promise<unknown>) => (answer = response);
    const event = { request: Object.defineProperty(request, 'mode', { value: mode }), clientId: client.id, respondWith };
    events.dispatchEvent(Object.assign(new Event('fetch'), event));
    return answer ?? network();
  };
  return { tell, ask, network };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps late requests of a left page from the server until the page is gone', async () => {
  const { tell, ask, network } = startWorker();
  await tell('MOCK_ACTIVATE');
  await tell('CLIENT_CLOSED');
  const picture = ask('/s3/portrait');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await picture, 'a page that stays after all').toBe('from the server');
});

it('holds neither the next page nor later requests of this one', async () => {
  const { tell, ask, network } = startWorker();
  await tell('MOCK_ACTIVATE');
  await tell('CLIENT_CLOSED');
  void ask('/groups', 'navigate');
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  void ask('/s3/portrait');
  expect(network).toHaveBeenCalledTimes(2);
});

it('leaves an active page to the mock library', async () => {
  const { tell, ask, network } = startWorker();
  await tell('CLIENT_CLOSED');
  await tell('MOCK_ACTIVATE');
  void ask('/s3/portrait');
  await vi.advanceTimersByTimeAsync(10);
  expect(client.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'REQUEST' }), expect.anything());
  expect(network).not.toHaveBeenCalled();
});
