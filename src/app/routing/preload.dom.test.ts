import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './preload.ts';
import { routes } from './routes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const main = document.createElement('main');
  main.id = 'main';
  main.append(document.createElement('p'));
  document.body.append(main);
});

test('prefetching waits until the page is idle, two seconds at most where the browser reports it', async () => {
  const idle = vi.fn((act: () => void, _options: { timeout: number }) => setTimeout(act, 10));
  vi.stubGlobal('requestIdleCallback', idle);
  const done = vi.fn();
  void whenIdle().then(done);
  await vi.advanceTimersByTimeAsync(11);
  expect(done).toHaveBeenCalled();
  expect(idle.mock.lastCall?.[1]).toEqual({ timeout: 2000 });
});

test('without the API it waits a second and a half', async () => {
  // WebKit has no such function.
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const done = vi.fn();
  void whenIdle().then(done);
  await vi.advanceTimersByTimeAsync(1499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toHaveBeenCalled();
});

test('never while the screen is loading', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.querySelector('p')?.setAttribute('aria-busy', 'true');
  const done = vi.fn();
  void whenIdle().then(done);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
  document.querySelector('p')?.removeAttribute('aria-busy');
  await vi.advanceTimersByTimeAsync(1500);
  expect(done).toHaveBeenCalled();
});

test('the screens one press away from the feed are included, notifications too', () => {
  const names = routes.filter(({ isLikely }) => isLikely).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['search', 'post', 'profile', 'groups', 'notifications']));
});
