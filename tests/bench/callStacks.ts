import type { Page } from 'playwright';

/** What Playwright keeps behind a page, where it runs in the same process; no part of its interface. */
interface Inside {
  _connection?: { toImpl?(page: Page): { delegate?: Delegate; _delegate?: Delegate } | undefined };
}

interface Delegate {
  _mainFrameSession?: { _client?: { send(method: 'Runtime.setMaxCallStackSizeToCapture', options: { size: number }): Promise<unknown> } };
}

/**
 * Lets errors of a page be made as they are where no developer tools are open. With any debugger attached, Playwright's among them, Chromium
 * notes the call stack of each error, and reads the whole code of its functions again for the lines: React makes one error while its
 * module is evaluated, which took 270 ms at 4× (Chromium 156, measured; 0 without). Nobody who uses the product waits for that. Only the session
 * that asks for the stacks can do without them, and Playwright does not hand out its own.
 */
export async function withoutCallStacks(page: Page): Promise<void> {
  const inside = (page as unknown as Inside)._connection?.toImpl?.(page);
  const session = (inside?.delegate ?? inside?._delegate)?._mainFrameSession?._client;
  if (!session)
    throw new Error('This version of Playwright keeps its debugging session elsewhere: tests/bench/callStacks.ts has to follow.');
  await session.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
}
