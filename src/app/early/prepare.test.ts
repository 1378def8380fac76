import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLater } from './prepare.ts';

declare global {
  /** Called by the modules below when they draw. */
  var drawn: ReturnType<typeof vi.fn<(answer: Response) => void>>;
}

/** A module as the build writes it, whose evaluation waits for `before`. */
const moduleThat = (before: string) =>
  `data:text/javascript,${encodeURIComponent(`${before}; export const draw = (answer) => globalThis.drawn(answer);`)}`;

beforeEach(() => void (globalThis.drawn = vi.fn()));
afterEach(() => vi.useRealTimers());

it('draws when its code arrives a moment after the application has requested the answer, as both do from the cache', async () => {
  const answer = new Response();
  await drawLater(moduleThat('await new Promise((resolve) => setTimeout(resolve, 20))'))(answer, Promise.resolve());
  expect(globalThis.drawn.mock.calls).toEqual([[answer]]);
});

it('lets the application continue when its code doesn’t arrive or fails', async () => {
  vi.useFakeTimers();
  const waiting = drawLater(moduleThat('await new Promise(() => {})'))(new Response(), Promise.resolve());
  await vi.advanceTimersByTimeAsync(150);
  await waiting;
  await drawLater(moduleThat('throw new Error()'))(new Response(), new Promise(() => {}));
  expect(globalThis.drawn).not.toHaveBeenCalled();
});
