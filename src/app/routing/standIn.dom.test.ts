import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchListAtom, refreshAllListsAtom } from '@/features/lists';
import { setCurrentUserAtom } from '@/features/session';
import { shown } from './addressHook.ts';
import { navigate, startHistory } from './history.ts';
import { startStandIns } from './standIn.ts';

const list = 'feed:all';
const html = {
  '/': `<h1>Feed</h1><div data-list="${list}"><div data-key="one">One</div><div data-key="two">Two</div></div>`,
  '/post/1': '<article>Post</article>',
  '/user/lena': '<article>Lena</article>',
};
type Screen = keyof typeof html;

let store: ReturnType<typeof createStore>;
let main: HTMLElement;

/** What the router does when it is told of a step: it takes a screen away and draws the next one. */
function drawScreen() {
  const screen = (shown.address ?? location).pathname as Screen;
  if (main.dataset['screen'] === screen) return;
  main.dataset['screen'] = screen;
  for (const child of [...main.children]) if (child.getAttribute('data-of') !== null) child.remove();
  const range = document.createRange().createContextualFragment(html[screen]);
  for (const child of range.children) child.setAttribute('data-of', screen);
  main.append(range);
}

/** What can be seen of the screen: its text without what is hidden. */
const text = (element: Element = main): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent;
      return node.style.display === 'none' ? '' : text(node);
    })
    .join(' ')
    .trim();

const first = () => main.querySelector('[data-key="one"]');
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const step = (act: () => void) =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    act();
  });

beforeEach(async () => {
  history.replaceState(null, '', '/');
  main = document.createElement('main');
  main.id = 'main';
  document.body.replaceChildren(main);
  store = createStore();
  store.set(setCurrentUserAtom, { ...aPerson('lena'), followingChannels: [] });
  const answer = { count: 1, results: [{ id: 'one' }] };
  const source = { list, paging: 'offset', sizes: { first: 1, further: 1 }, fetch: async () => answer, store: vi.fn() } as const;
  await store.set(prefetchListAtom, source);
  const stops = [startHistory()];
  const events = ['popstate', 'pushState', 'replaceState'];
  for (const event of events) addEventListener(event, drawScreen);
  stops.push(() => events.forEach((event) => void removeEventListener(event, drawScreen)), startStandIns(store));
  onTestFinished(() => stops.forEach((stop) => void stop()));
  drawScreen();
});

async function open(screen: Screen) {
  navigate(screen);
  await frame();
}

it('the elements of the list that was left are seen before the router hears of the step, and give way to the list drawn anew', async () => {
  const left = first();
  await open('/post/1');
  expect(text()).toBe('Post');
  await step(() => history.back());
  expect(first()).toBe(left);
  expect(text()).toBe('Feed One Two');
  await frame();
  expect(main.dataset['screen']).toBe('/');
  expect(text()).toBe('Feed One Two');
  expect(first()).not.toBe(left);
  expect(main.querySelectorAll('[data-key="one"]')).toHaveLength(1);
});

it('the page stands where it was left, and the lists of the screen that is left hear nothing of it', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  await open('/post/1');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const heard = vi.fn();
  addEventListener('scroll', heard);
  onTestFinished(() => removeEventListener('scroll', heard));
  await step(() => history.back());
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();
  await frame();
  dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledOnce();
});

it('what the window does not show is let go, and keeps its room', async () => {
  const [one, two] = ['one', 'two'].map((key) => main.querySelector<HTMLElement>(`[data-key="${key}"]`) as HTMLElement);
  vi.spyOn(two as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 10, 300, 240));
  await open('/post/1');
  expect([one?.textContent, two?.textContent, two?.style.blockSize]).toEqual(['One', '', '240px']);
});

it.each([
  ['somebody else is signed in', () => store.set(setCurrentUserAtom, { ...aPerson('oleg'), followingChannels: [] })],
  ['the list has to be loaded anew, as when somebody was blocked', () => store.set(refreshAllListsAtom)],
  ['the window has another width', () => vi.stubGlobal('innerWidth', innerWidth + 100)],
])('nothing stands in where %s meanwhile', async (_what, change) => {
  const left = first();
  await open('/post/1');
  change();
  await step(() => history.back());
  expect(main.contains(left)).toBe(false);
  expect(main.dataset['screen']).toBe('/');
});

it('nothing stands in for a screen that the step did not take away', async () => {
  const below = vi.spyOn(main.querySelector('[data-key="two"]') as HTMLElement, 'getBoundingClientRect');
  below.mockReturnValue(new DOMRect(0, innerHeight + 10, 300, 240));
  navigate('/?tag=noise');
  await frame();
  expect(text()).toBe('Feed One Two');
  await step(() => history.back());
  await frame();
  expect(main.querySelectorAll('[data-key="one"]')).toHaveLength(1);
  expect(shown.address).toBeUndefined();
});

it('nothing stands in for a screen without a list, nor for an address that a link leads to', async () => {
  await open('/post/1');
  await open('/user/lena');
  await step(() => history.back());
  expect(main.dataset['screen']).toBe('/post/1');
  navigate('/');
  expect(main.dataset['screen']).toBe('/');
});

it.each([
  ['Back again', () => step(() => history.back()), '/user/lena'],
  ['a link', async () => navigate('/post/1'), '/post/1'],
] as const)('%s within that frame leads on, and leaves nothing behind', async (_what, act, screen) => {
  navigate('/user/lena');
  navigate('/');
  await open('/post/1');
  await step(() => history.back());
  expect(text()).toBe('Feed One Two');
  // Or the step would count as one that leads forward, to no place.
  const told = vi.fn();
  addEventListener('replaceState', told, { once: true });
  await act();
  expect(told).not.toHaveBeenCalled();
  expect([main.dataset['screen'], location.pathname, shown.address]).toEqual([screen, screen, undefined]);
  expect(main.children).toHaveLength(1);
  expect(text()).toBe(screen === '/post/1' ? 'Post' : 'Lena');
});
