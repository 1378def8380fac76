import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { WindowedList } from './WindowedList.tsx';

const items = Array.from({ length: 30 }, (_, index) => ({ key: `p${index}` }));
const draw = ({ key }: { key: string }) => <p>{key}</p>;
const frames = () => act(async () => new Promise((resolve) => setTimeout(resolve, 200)));

async function showList(list = 'feed') {
  const whenIdle = vi.fn<typeof requestIdleCallback>(() => 1);
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const { container } = render(
    <WindowedList role="feed" label="Feed" list={list} page="feed" items={items} draw={draw} usualHeight={600} />,
  );
  return { container, whenIdle, count: () => container.querySelectorAll('p').length };
}

test('restoring a position isn’t scrolling: items beyond the window wait until the page is idle', async () => {
  const { whenIdle, count } = await showList();
  const atFirst = count();
  // The browser dispatches the event of a scroll by script in the next frame.
  window.dispatchEvent(new Event('scroll'));
  await frames();
  expect(count()).toBe(atFirst);
  expect(whenIdle).toHaveBeenCalled();
});

test('scrolling draws the next items at once', async () => {
  const { count } = await showList();
  const atFirst = count();
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('scroll'));
  await frames();
  expect(count()).toBeGreaterThan(atFirst);
});

test('during scrolling an item is rendered in one step and shown by the next, so that neither delays a frame', async () => {
  const { container, count } = await showList();
  const atFirst = count();
  const isHiddenAtFirst: boolean[] = [];
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.dataset['key']) isHiddenAtFirst.push(Boolean(node.hidden));
  });
  watch.observe(container, { childList: true, subtree: true });
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('scroll'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 60)));
  watch.disconnect();
  expect(isHiddenAtFirst.length).toBeGreaterThan(0);
  expect(isHiddenAtFirst).not.toContain(false);
  await frames();
  expect(count()).toBeGreaterThan(atFirst);
  expect(container.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('without scroll anchoring in the browser, the page scrolls by as much as an item above has grown', async () => {
  let tell: ResizeObserverCallback = () => expect.unreachable();
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      tell = callback;
    }
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('CSS', { supports: () => false });
  const { container } = await showList();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const grow = (key: string, height: number) => {
    const target = container.querySelector(`[data-key="${key}"]`) ?? expect.unreachable();
    const entry = { target, borderBoxSize: [{ inlineSize: 300, blockSize: height }] } as unknown as ResizeObserverEntry;
    tell([entry], {} as ResizeObserver);
  };
  grow('p1', 600);
  vi.spyOn(container.querySelector('[role="feed"]') ?? expect.unreachable(), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -700, 300, 18_000),
  );
  grow('p0', 681);
  // At the top of the page the position isn't corrected.
  expect(scrollBy).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 500);
  grow('p0', 600);
  expect(scrollBy.mock.calls).toEqual([[0, -81]]);
});

test('without scroll anchoring in the browser, the page follows when items are inserted above', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const list = (keys: readonly string[]) => (
    <WindowedList role="feed" label="Feed" list="feed" page="feed" items={keys.map((key) => ({ key }))} draw={draw} usualHeight={600} />
  );
  const keys = items.map(({ key }) => key);
  const { container, rerender } = render(list(keys));
  const feed = container.querySelector('[role="feed"]') ?? expect.unreachable();
  vi.spyOn(feed, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1300, 300, 18_000));
  vi.stubGlobal('scrollY', 1300);
  window.dispatchEvent(new Event('scroll'));
  await frames();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  rerender(list([...keys, 'last']));
  await frames();
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(list(['new', ...keys, 'last']));
  expect(scrollBy.mock.calls).toEqual([[0, 600]]);
});

test('a correction of the position isn’t scrolling: the list continues drawing in the direction of the scroll', async () => {
  let tell: ResizeObserverCallback = () => expect.unreachable();
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      tell = callback;
    }
    observe = vi.fn();
    unobserve = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('CSS', { supports: () => false });
  const { container } = await showList(`opened at ${performance.now()}`);
  const feed = container.querySelector('[role="feed"]') ?? expect.unreachable();
  vi.spyOn(feed, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrollY, 300, 18_000));
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    // Browsers dispatch the event of a scroll by script in the next frame.
    setTimeout(() => window.dispatchEvent(new Event('scroll')));
  };
  vi.spyOn(window, 'scrollBy').mockImplementation((_x, by) => scrollTo(scrollY + Number(by)));
  const drawn = () => [...container.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) => Number(dataset['index']));
  scrollTo(8400);
  await frames();
  for (let y = 8399; y > 8300 && drawn()[0] !== 10; y -= 2) {
    scrollTo(y);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  // The window begins within item 13; the three items above it are rendered.
  expect(drawn()[0]).toBe(10);
  const target = container.querySelector('[data-index="12"]') ?? expect.unreachable();
  tell([{ target, borderBoxSize: [{ inlineSize: 300, blockSize: 900 }] } as unknown as ResizeObserverEntry], {} as ResizeObserver);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(scrollY).toBeGreaterThan(8600);
  expect(drawn()[0]).toBe(10);
});

test('heights are measured once for a person, and the next one starts without them', async () => {
  let tell: ResizeObserverCallback = () => expect.unreachable();
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      tell = callback;
    }
    observe = vi.fn();
    unobserve = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const [lena, maya] = [createStore(), createStore()];
  /** Shows the list and returns the height of the placeholder for the items that aren't rendered. */
  const show = (store: typeof lena) => {
    const { container, unmount } = render(
      <Provider store={store}>
        <WindowedList role="feed" label="Feed" list="feed" page="feed" items={items} draw={draw} usualHeight={600} />
      </Provider>,
    );
    const feed = container.querySelector('[role="feed"]') ?? expect.unreachable();
    return { unmount, rest: (feed.lastElementChild as HTMLElement).style.blockSize };
  };
  const first = show(lena);
  const target = document.createElement('div');
  Object.assign(target.dataset, { key: 'p29', index: '29' });
  tell([{ target, borderBoxSize: [{ inlineSize: 300, blockSize: 1000 }] } as unknown as ResizeObserverEntry], {} as ResizeObserver);
  first.unmount();
  const [again, next] = [show(lena), show(maya)];
  expect([Number.parseInt(again.rest, 10) - Number.parseInt(first.rest, 10), next.rest]).toEqual([400, first.rest]);
});
