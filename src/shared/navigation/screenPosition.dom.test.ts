import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentEntry } from './entries.ts';
import { navigate, positionInList, startNavigation } from './navigation.ts';
import { positionOf } from './positions.ts';
import { restore } from './restore.ts';

/** A list whose items are 100 px apart, the first one above the window. */
function showList(page: string, list: string, anchors: readonly (string | undefined)[]) {
  const element = document.createElement('div');
  Object.assign(element.dataset, { page, list });
  anchors.forEach((anchor, index) => {
    const item = document.createElement('div');
    if (anchor) item.dataset['anchor'] = anchor;
    item.getBoundingClientRect = () => new DOMRect(0, index * 100 - 150, 300, 100);
    element.append(item);
  });
  document.body.replaceChildren(element);
}

/** Returns to the previous screen, with the browser's events. */
async function back() {
  const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await stepped;
}

/** Leaves a screen with such a list, and returns. */
async function leaveAndReturn(page: string, list: string, anchors: readonly (string | undefined)[]) {
  showList(page, list, anchors);
  navigate('/post/1');
  await back();
}

const positionIn = (list: string, anchors: readonly (string | undefined)[], page = 'feed') => positionInList(page, list, anchors).position;
const scrollState = () => JSON.parse(sessionStorage.getItem('scrollState') ?? '{}') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const stop = startNavigation();
  onTestFinished(stop);
});

test('the first visible item is restored at its height', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read', 'next']);
  expect(positionIn('all', ['gone by', 'read'])).toMatchObject({ postId: 'read', offset: -50 });
  expect(positionIn('all', ['next'])).toBeUndefined();
});

test('a link leads to no position', () => {
  showList('feed', 'all', ['gone by', 'read']);
  navigate('/post/1');
  navigate('/');
  expect(positionIn('all', ['gone by', 'read'])).toBeUndefined();
});

test('two screens of the same page have a position each; the page’s last one is stored under its name', async () => {
  showList('profile', 'posts of lena', ['lena 1', 'lena 2']);
  navigate('/user/oleg');
  showList('profile', 'posts of oleg', ['oleg 1', 'oleg 2']);
  navigate('/post/1');
  expect(scrollState()).toEqual({
    profile: {
      position: Math.round(scrollY),
      postId: 'oleg 2',
      offset: -50,
      list: 'posts of oleg',
      timestamp: expect.any(Number) as number,
    },
  });
  await back();
  expect(positionIn('posts of oleg', ['oleg 2'], 'profile')).toMatchObject({ postId: 'oleg 2' });
  await back();
  expect(positionIn('posts of lena', ['lena 2'], 'profile')).toMatchObject({ postId: 'lena 2' });
});

test('the header’s Back to a screen shown earlier in this tab restores its page’s last position', () => {
  showList('feed', 'all', ['gone by', 'read']);
  navigate('/post/1');
  navigate('/', { replace: true, isReturn: true });
  expect(positionIn('all', ['gone by', 'read'])).toMatchObject({ postId: 'read' });
});

test('the position of a list that is removed without navigation, to be reloaded, is remembered too', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read before']);
  const { save } = positionInList('feed', 'all', ['read before']);
  showList('feed', 'all', ['gone by', 'read now']);
  save();
  expect(positionIn('all', ['read before', 'read now'])).toMatchObject({ postId: 'read now' });
});

test('a list removed by navigation keeps the next screen’s position', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read']);
  const { save } = positionInList('feed', 'all', ['read']);
  navigate('/post/2');
  navigate('/');
  save();
  navigate('/post/3');
  await back();
  showList('feed', 'all', []);
  expect(positionIn('all', ['read'])).toMatchObject({ postId: 'read' });
});

test('the position of one tab is not used in another, though both show the post', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read', 'next']);
  expect(positionIn('tag:noise', ['read'])).toBeUndefined();
});

test('an item that only this page knows is not a position to restore', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', undefined, 'next']);
  expect(positionIn('all', ['next'])).toMatchObject({ postId: 'next', offset: 50 });
});

test('a position is forgotten after 30 minutes', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read']);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 30 * 60_000 - 100);
  expect(positionIn('all', ['read'])).toBeDefined();
  clock.mockReturnValue(now + 30 * 60_000 + 1);
  expect(positionIn('all', ['read'])).toBeUndefined();
});

test('items seen before the position is restored don’t replace it', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read']);
  const position = positionIn('all', ['read']);
  showList('feed', 'all', []);
  restore(position ?? expect.unreachable());
  dispatchEvent(new Event('pagehide'));
  expect(positionIn('all', ['read'])).toBe(position);
});

test('each tab of the browser restores its own position', async () => {
  await leaveAndReturn('feed', 'all', ['gone by', 'read']);
  localStorage.setItem('scrollState', JSON.stringify({ feed: { position: 0, postId: 'elsewhere', list: 'all', timestamp: Date.now() } }));
  expect(positionIn('all', ['read', 'elsewhere'])).toMatchObject({ postId: 'read' });
});

test('if a post is in the list twice, the visible one gets the focus', async () => {
  const article = (top: number) => {
    const element = document.createElement('article');
    Object.assign(element, { id: 'post-1', tabIndex: -1 });
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
    return element;
  };
  const [above, read] = [article(-2000), article(200)];
  document.body.replaceChildren(above, read);
  read.focus();
  navigate('/post/1');
  read.blur();
  await back();
  restore(positionOf(currentEntry().key) ?? expect.unreachable());
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toBe(read);
});
