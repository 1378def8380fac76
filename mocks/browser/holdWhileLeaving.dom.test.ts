import { beforeEach, expect, it, vi } from 'vitest';
import { holdRequestsWhileLeaving } from './holdWhileLeaving.ts';

const reload = vi.fn();
const network = vi.fn(() => Promise.resolve(new Response('answer')));

beforeEach(() => {
  vi.useFakeTimers();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  reload.mockClear();
  holdRequestsWhileLeaving(reload);
});

it('lets requests through as long as the page stays', async () => {
  await fetch('/api/users/me');
  expect(network).toHaveBeenCalledExactlyOnceWith('/api/users/me');
});

it('holds the requests of a page that is being left, and sends them if the page stays after all', async () => {
  dispatchEvent(new Event('beforeunload'));
  const answer = fetch('/api/users/me');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await answer).text()).toBe('answer');
  await fetch('/api/groups');
  expect(network).toHaveBeenCalledTimes(2);
});

it('starts again when the browser restores a page that was left, and only then', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});
