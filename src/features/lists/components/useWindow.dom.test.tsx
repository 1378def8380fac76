import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WindowedList } from './WindowedList.tsx';

const items = Array.from({ length: 30 }, (_, index) => ({ key: `p${index}` }));
const draw = ({ key }: { key: string }) => <p>{key}</p>;
const frames = () => act(async () => new Promise((resolve) => setTimeout(resolve, 200)));

async function showList() {
  const whenIdle = vi.fn<typeof requestIdleCallback>(() => 1);
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const { container } = render(
    <WindowedList role="feed" label="Feed" list="feed" page="feed" items={items} draw={draw} usualHeight={600} />,
  );
  return { container, whenIdle, count: () => container.querySelectorAll('p').length };
}

test('being brought back to a place is no scrolling: what lies beyond the window waits until the page is idle', async () => {
  const { whenIdle, count } = await showList();
  const atFirst = count();
  // The browser dispatches the event of a scroll by script in the next frame.
  window.dispatchEvent(new Event('scroll'));
  await frames();
  expect(count()).toBe(atFirst);
  expect(whenIdle).toHaveBeenCalled();
});

test('who scrolls gets what comes next at once', async () => {
  const { count } = await showList();
  const atFirst = count();
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('scroll'));
  await frames();
  expect(count()).toBeGreaterThan(atFirst);
});

test('while one scrolls a place is made ready in one drawing and shown by the next, so that neither holds up a frame', async () => {
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

test('where the browser does not keep what is read in place, the page moves as far as a place above has grown', async () => {
  let tell: ResizeObserverCallback = () => expect.unreachable();
  class Observer {
    constructor(told: ResizeObserverCallback) {
      tell = told;
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
  // At the top of the page nothing is corrected.
  expect(scrollBy).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 500);
  grow('p0', 600);
  expect(scrollBy.mock.calls).toEqual([[0, -81]]);
});

test('where the browser does not keep what is read in place, the page follows it when something comes above it', async () => {
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
