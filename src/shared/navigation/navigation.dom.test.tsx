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

  test('the browser’s Back and Forward and the header’s Back take the same steps', async () => {
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

  test('replacing an entry adds no step', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    await go(() => steps.navigate(paths.explore(), { replace: true }));
    expect([tab.entries.length, currentEntry().depth]).toEqual([2, 1]);
    await go(() => steps.goBack());
    expect(shown()).toBe('/');
  });

  test('after a redirect from the first address, Back leads to the screen before it, else home', async () => {
    open('/welcome');
    await go(() => steps.navigate(paths.explore(), { replace: true }));
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/welcome', 1]);
  });

  test('choosing a tab on a screen opened by its address adds no previous screen: Back leads home', async () => {
    open('/user/lena');
    await go(() => steps.navigate(`${paths.user('lena')}?tab=replies`, { replace: true }));
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/', 1]);
  });

  test('another spelling of the address isn’t a previous screen either', async () => {
    open('/user/lena/');
    await go(() => steps.navigate(paths.user('lena'), { replace: true }));
    await go(() => steps.goBack());
    expect(shown()).toBe('/');
  });

  test('a new tab has no previous screen of ours: Back leads home', async () => {
    open('/group/1');
    await go(() => steps.goBack());
    expect([shown(), tab.entries.length]).toEqual(['/', 1]);
  });

  test('a reload keeps the depth of the history', async () => {
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

  test('an overlay has its own entry: Back closes it, and closing it otherwise removes the entry', async () => {
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

  test('the entry of an overlay does not delay the frame that shows it', async () => {
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

  test('an overlay that asks for confirmation stays, with its entry', async () => {
    open('/');
    const guard = vi.fn(() => false);
    const closeOverlay = openOverlay(guard);
    await settle();
    await go(tab.back);
    expect(guard).toHaveBeenCalledOnce();
    expect([tab.index, currentEntry().layers]).toEqual([1, 1]);
    closeOverlay();
    await settle();
    expect(tab.index).toBe(0);
  });

  test('navigating from an overlay replaces its entry: Back does not return to the overlay', async () => {
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

  test('a screen that navigates back while an overlay is open leaves it too', async () => {
    open('/');
    await go(() => steps.navigate(paths.groups()));
    const closeOverlay = openOverlay(() => {
      closeOverlay();
      return true;
    });
    await settle();
    await go(() => steps.goBack());
    await settle();
    expect([shown(), tab.index]).toEqual(['/', 0]);
  });

  test('a page that is reloaded over an overlay shows the screen below it', async () => {
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
