import type { Page } from 'playwright';

/** Playwright internals behind a page, reachable because the server runs in the same process. They aren't part of its public API. */
interface Inside {
  _connection?: { toImpl?(page: Page): { delegate?: Delegate; _delegate?: Delegate } | undefined };
}

interface Delegate {
  _mainFrameSession?: { _client?: { send(method: 'Runtime.setMaxCallStackSizeToCapture', options: { size: number }): Promise<unknown> } };
}

/**
 * Turns off the call stacks that Chromium collects for errors while a debugger, such as Playwright, is attached. For each error it reads the
 * functions' whole source again to find line numbers. React creates one error while its module is evaluated, which took 270 ms at 4× slowdown
 * (Chromium 156, measured; 0 without a debugger). Users never wait for that, so it must not be measured. Only the session that requested the
 * stacks can turn them off, and Playwright doesn't expose its own session.
 */
export async function withoutCallStacks(page: Page): Promise<void> {
  const inside = (page as unknown as Inside)._connection?.toImpl?.(page);
  const session = (inside?.delegate ?? inside?._delegate)?._mainFrameSession?._client;
  if (!session)
    throw new Error('This version of Playwright keeps its debugging session elsewhere: tests/bench/callStacks.ts has to follow.');
  await session.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
}
