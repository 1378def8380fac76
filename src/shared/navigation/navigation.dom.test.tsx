import { act, cleanup, render, screen } from '@testing-library/react';
import { forgetModules } from '@tests/support/forgetModules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { paths } from '@/shared/lib/paths';

type Modules = typeof import('./index.ts');
let modules: Modules;
/** Imports the modules anew as a page load does, below a base path. */
async function load(base: string) {
  forgetModules();
  vi.stubEnv('BASE_URL', `${base}/`);
  modules = await import('./index.ts');
}
const currentEntry = () => modules.currentEntry();
const openOverlay = (onBack: () => boolean) => modules.openOverlay(onBack);

/** The history of a browser tab: its entries and the current one. Like a browser it reports a step asynchronously. */
class FakeHistory {
  entries: { state: unknown; url: string }[];
  index = 0;
  readonly #show = window.history.replaceState.bind(window.history);

  constructor(url: string) {
    this.entries = [{ state: null, url }];
    this.#show(null, '', url);
  }

  get state() {
    return this.entries[this.index]?.state ?? null;
  }

  pushState(state: unknown, _unused: string, url?: string) {
    this.entries.length = this.index + 1;
    this.index += 1;
    this.#put(state, url);
  }

  replaceState(state: unknown, _unused: string, url?: string) {
    this.#put(state, url);
  }

  #put(state: unknown, url = this.entries[this.index]?.url ?? location.href) {
    this.entries[this.index] = { state: structuredClone(state), url };
    this.#show(null, '', url);
  }

  go(steps: number) {
    setTimeout(() => {
      const index = this.index + steps;
      const entry = this.entries[index];
      if (!entry) return;
      this.index = index;
      this.#show(null, '', entry.url);
      window.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    });
  }

  back = () => this.go(-1);
  forward = () => this.go(1);
}

function Screen() {
  const [location, navigate] = useLocation();
  const goBack = modules.goBack;
  Object.assign(steps, { navigate, goBack });
  return <p>{location}</p>;
}

const steps = {} as { navigate: (to: string, options?: { replace?: boolean }) => void; goBack: () => void };
let stop: () => void = () => undefined;
let tab: FakeHistory;
let base = '';

/** Opens the application at an address; with `entries` the tab was reloaded. */
function open(url: string, reloaded?: FakeHistory) {
  tab = reloaded ?? new FakeHistory(base + url);
  vi.stubGlobal('history', tab);
  stop = modules.startNavigation();
  render(
    <Router hook={modules.useAddress} base={base}>
      <Screen />
    </Router>,
  );
}

function leavePage() {
  stop();
  cleanup();
}

const shown = () => screen.getByRole('paragraph').textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
const go = async (step: () => void) => {
  act(step);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  leavePage();
});

describe.each([
  ['at the root of a host', ''],
  ['below a path', '/demo'],
])('%s', (_where, below) => {
  beforeEach(() => {
    base = below;
    return load(base);
  });

  test('Back and Forward, and the header’s Back, go the same way', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    await go(() => steps.navigate(paths.explore()));
    expect([shown(), currentEntry().depth]).toEqual(['/search', 2]);
    await go(tab.back);
    expect([shown(), currentEntry().depth]).toEqual(['/groups', 1]);
    await go(tab.forward);
    expect([shown(), currentEntry().depth]).toEqual(['/search', 2]);
    await go(() => steps.goBack());
    await go(() => steps.goBack());
    expect([shown(), tab.index]).toEqual(['/', 0]);
  });

  test('what took the place of an entry adds no step', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    await go(() => steps.navigate(paths.explore(), { replace: true }));
    expect([tab.entries.length, currentEntry().depth]).toEqual([2, 1]);
    await go(() => steps.goBack());
    expect(shown()).toBe('/');
  });

  test('after a redirect from the very first address, Back leads to the screen before it, else home', async () => {
    open('/welcome');
    await go(() => steps.navigate(paths.explore(), { replace: true }));
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/welcome', 1]);
  });

  test('a tab that was chosen on a screen opened by its address is no screen before it: Back leads home', async () => {
    open('/user/lena');
    await go(() => steps.navigate(`${paths.user('lena')}?tab=replies`, { replace: true }));
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/', 1]);
  });

  test('another spelling of the address is no screen before it either', async () => {
    open('/user/lena/');
    await go(() => steps.navigate(paths.user('lena'), { replace: true }));
    await go(() => steps.goBack());
    expect(shown()).toBe('/');
  });

  test('a new tab has nothing of ours behind it: Back leads home', async () => {
    open('/group/1');
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/', 1]);
  });

  test('a reload knows how deep it is', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    await go(() => steps.navigate(paths.explore()));
    leavePage();
    open('/search', tab);
    await settle();
    expect(currentEntry().depth).toBe(2);
    await go(() => steps.goBack());
    expect(shown()).toBe('/groups');
    leavePage();
    open('/groups', tab);
    await go(tab.forward);
    expect([shown(), currentEntry().depth]).toEqual(['/search', 2]);
  });

  test('an overlay has an entry of its own: Back closes it, closing it otherwise takes the entry away', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    let closeOverlay = openOverlay(() => true);
    await settle();
    expect([tab.index, shown()]).toEqual([2, '/groups']);
    await go(tab.back);
    closeOverlay();
    await settle();
    expect([tab.index, shown()]).toEqual([1, '/groups']);

    closeOverlay = openOverlay(() => true);
    await settle();
    closeOverlay();
    await settle();
    expect([tab.index, currentEntry().layers]).toEqual([1, 0]);
  });

  test('the entry of an overlay does not hold up the frame that shows it', async () => {
    open('/');
    await settle();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    openOverlay(() => true);
    await settle();
    expect(currentEntry().layers).toBe(0);
    for (const draw of frames) draw(performance.now());
    expect(currentEntry().layers).toBe(0);
    await settle();
    expect(currentEntry().layers).toBe(1);
  });

  test('an overlay that asks first stays, with its entry', async () => {
    open('/');
    const asked = vi.fn(() => false);
    const closeOverlay = openOverlay(asked);
    await settle();
    await go(tab.back);
    expect(asked).toHaveBeenCalledOnce();
    expect([tab.index, currentEntry().layers]).toEqual([1, 1]);
    closeOverlay();
    await settle();
    expect(tab.index).toBe(0);
  });

  test('a screen that is reached from an overlay takes its entry: Back does not meet the overlay again', async () => {
    open('/');
    const closeOverlay = openOverlay(() => true);
    await settle();
    act(() => steps.navigate(paths.groups()));
    closeOverlay();
    await settle();
    expect([tab.entries.length, shown(), currentEntry().depth]).toEqual([2, '/groups', 1]);
    await go(() => steps.goBack());
    expect([shown(), tab.index]).toEqual(['/', 0]);
  });

  test('a page that was loaded anew over an overlay stands on the screen below it', async () => {
    open('/');
    openOverlay(() => true);
    await settle();
    expect(currentEntry().layers).toBe(1);
    leavePage();
    await load(base);
    vi.stubGlobal('history', tab);
    stop = modules.startNavigation();
    await settle();
    expect([tab.index, currentEntry().layers]).toEqual([0, 0]);
  });
});
