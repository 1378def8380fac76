import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { clearReadCache, getCurrentUser, request } from '@/api';
import { endpoints } from '@/api/table';
import { App } from '@/app/App';
import { RegionBoundary } from '@/app/errors/RegionBoundary';
import { reportUncaught } from '@/app/errors/reportUncaught';
import { queryCode } from '@/app/queries';
import { setPartsDependency } from '@/design-system';
import { createPersonScopes, guardSession } from '@/features/session';
import { startTheme } from '@/features/theme-settings';
import { users } from '@/features/users';
import { hasPendingRequests } from '@/shared/lib/pendingRequests';
import { useAddress } from '@/shared/navigation';
import { mocks } from '../journeys/session.ts';

setPartsDependency(queryCode.load);

const calls = Object.values(endpoints)
  .map(({ method, path }) => ({ method, call: `${method} ${path}`, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  // Calls with fewer parameters match first, so that `/api/posts/recommended` isn't taken for a post with that id.
  .sort((a, b) => a.call.split(':').length - b.call.split(':').length);

/** The documented call of a request, such as `GET /api/posts/:id`. */
const callOf = (method: string, { pathname }: URL) =>
  calls.find((row) => row.method === method && row.pattern.test(pathname))?.call ?? `${method} ${pathname}`;

/** Intercepts calls between the page and the backend. `answer` returns the correct response. */
export type Between = (call: string, answer: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

/** The content of a screen after all requests have ended. */
export interface VisitReport {
  /** The calls that were made, each once. */
  readonly calls: readonly string[];
  /** Faults of the screen; empty if it works. */
  readonly faults: readonly string[];
  readonly text: string;
}

export interface VisitOptions {
  readonly isSignedIn?: boolean;
  readonly between?: Between;
  /** Runs before anything is rendered. The function that it returns runs at the end. */
  readonly before?: () => (() => void) | undefined;
  /** Inspects the page after the screen has loaded. */
  readonly beforeLeaving?: () => void;
}

/** Time limit of a request, in milliseconds, and the shorter one that replaces it in these tests. */
const limit = 30_000;
const shortLimit = 150;

function answerBy(between: Between, made: string[]): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const request = new Request(new URL(input, location.origin), init);
    const call = callOf(request.method, new URL(request.url));
    made.push(call);
    const answer = async () => {
      const response = await mocks.backend.handle(request);
      if (!response) throw new TypeError(`Nothing answers ${call}`);
      return response;
    };
    return between(call, answer, init.signal);
  });
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, ms === limit ? shortLimit : ms));
}

const rightly: Between = (_call, answer) => answer();
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** Renders the application as `startApp` does, and returns a function that unmounts it. */
function draw(): () => void {
  const device = createStore();
  startTheme();
  const scopes = createPersonScopes(device, (own, user) => own.set(users.putAtom, [user]));
  const ends = [guardSession(scopes), reportUncaught(device)];
  const { unmount } = render(
    <RegionBoundary>
      <Provider store={device}>
        <Router hook={useAddress}>
          <App scopes={scopes} />
        </Router>
      </Provider>
    </RegionBoundary>,
  );
  return () => {
    unmount();
    scopes.stop();
    for (const end of ends) end();
  };
}

/** Waits, at most ten seconds, until no request is pending and no element is marked as busy. */
async function settle(): Promise<void> {
  const until = performance.now() + 10_000;
  for (let quiet = 0; quiet < 3 && performance.now() < until; ) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    quiet = hasPendingRequests() || isBusy() || !document.body.textContent ? 0 : quiet + 1;
  }
}

/** Console lines that aren't faults: the application's notes about failed requests, and an element that happy-dom doesn't know. */
const isHarmless = (line: string) =>
  line.startsWith('The tag <%s> is unrecognized') || (line.startsWith('[sez]') && !/broke|region|uncaught|unhandled/.test(line));

/** Opens a screen in an empty browser, waits, and leaves it again. */
export async function visit(
  path: string,
  { isSignedIn = true, between = rightly, before, beforeLeaving }: VisitOptions = {},
): Promise<VisitReport> {
  const made: string[] = [];
  const faults: string[] = [];
  answerBy(rightly, []);
  clearReadCache();
  localStorage.clear();
  sessionStorage.clear();
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(await request(getCurrentUser, { bypassCache: true })));
  clearReadCache();
  history.replaceState(null, '', path);
  const log = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const line = parts.map(String).join(' ').slice(0, 400);
    if (!isHarmless(line)) faults.push(line);
  });
  answerBy(between, made);
  const after = before?.();
  const remove = draw();
  await settle();
  const text = document.getElementById('main')?.textContent ?? '';
  if (text.length < 10) faults.push('blank');
  if (isBusy()) faults.push('waits for ever');
  beforeLeaving?.();
  remove();
  after?.();
  log.mockRestore();
  return { calls: [...new Set(made)], faults, text };
}
