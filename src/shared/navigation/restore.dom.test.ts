import { expect, it, onTestFinished, vi } from 'vitest';
import { navigate, screenDrawn, startNavigation } from './navigation.ts';
import { scrollTarget, setScrollTarget } from './scrollTarget.ts';

const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it('the scroll position is restored at once, and the focus after the frame that shows it', async () => {
  onTestFinished(startNavigation());
  const post = document.body.appendChild(document.createElement('article'));
  Object.assign(post, { id: 'post', tabIndex: -1 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  post.focus();
  navigate('/post/1');
  post.blur();
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/'));
  const scrollTo = vi.spyOn(window, 'scrollTo');

  screenDrawn(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).not.toBe(post);
  await drawn();
  expect(document.activeElement).toBe(post);
});

it('a return to the home feed restores the tab of that history entry, and its position', async () => {
  let tab = 'all';
  const show = vi.fn((next: string) => (tab = next));
  onTestFinished(startNavigation({ now: () => tab, show }));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1500);
  navigate('/?tag=noise');
  tab = 'tag:noise';
  navigate('/', { replace: true });
  const scrollTo = vi.spyOn(window, 'scrollTo');

  history.back();
  await vi.waitFor(() => expect(tab).toBe('all'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 1500));
  history.forward();
  await vi.waitFor(() => expect(tab).toBe('tag:noise'));
  expect(show).toHaveBeenCalledTimes(2);
});

it('going back to another screen keeps the tab of the home feed', async () => {
  let tab = 'all';
  const show = vi.fn();
  onTestFinished(startNavigation({ now: () => tab, show }));
  navigate('/post/2');
  navigate('/');
  tab = 'following';
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/post/2'));
  expect(show).not.toHaveBeenCalled();
});

it('the screen has the focus until the last focused element is rendered again', async () => {
  onTestFinished(startNavigation());
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const main = document.body.appendChild(document.createElement('main'));
  Object.assign(main, { id: 'main', tabIndex: -1 });
  const row = main.appendChild(document.createElement('article'));
  Object.assign(row, { id: 'row', tabIndex: -1 });
  row.focus();
  navigate('/post/3');
  row.remove();
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/'));

  screenDrawn(false);
  await drawn();
  await drawn();
  expect(document.activeElement).toBe(main);
  // An overlay that opens meanwhile keeps the focus.
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.tabIndex = -1;
  dialog.focus();
  await drawn();
  await drawn();
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
  main.append(row);
  await vi.waitFor(() => expect(document.activeElement).toBe(row));
  main.remove();
});

it('a navigation with a target element focuses it once it is rendered, and then forgets it', async () => {
  onTestFinished(startNavigation());
  const main = document.body.appendChild(document.createElement('main'));
  Object.assign(main, { id: 'main', tabIndex: -1 });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  setScrollTarget('comment-maya');
  navigate('/post/4');
  screenDrawn(false);
  await drawn();
  expect([scrollBy.mock.calls.length, scrollTarget()]).toEqual([0, 'comment-maya']);

  const comment = main.appendChild(document.createElement('li'));
  Object.assign(comment, { id: 'comment-maya', tabIndex: -1 });
  const top = innerHeight / 2 + 400;
  vi.spyOn(comment, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top - 20, 300, 40));
  await vi.waitFor(() => expect(document.activeElement).toBe(comment));
  expect(scrollBy).toHaveBeenCalledWith(0, 400);
  await vi.waitFor(() => expect(scrollTarget()).toBeUndefined(), 3000);
});

it('a target element is forgotten after the person’s first action, and after the next navigation', () => {
  onTestFinished(startNavigation());
  for (const act of [() => dispatchEvent(new Event('wheel')), () => navigate('/post/6')]) {
    setScrollTarget('post-5');
    navigate('/post/5');
    screenDrawn(false);
    act();
    expect(scrollTarget()).toBeUndefined();
  }
});
