import { expect, it, vi } from 'vitest';
import { navigate, startHistory } from './history.ts';
import { restorePlace, startPlaceMemory } from './placeMemory.ts';

const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it('the page stands at its place at once, and the focus follows after the frame that shows it', async () => {
  const ends = [startHistory(), startPlaceMemory()];
  const post = document.body.appendChild(document.createElement('article'));
  Object.assign(post, { id: 'post', tabIndex: -1 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  post.focus();
  navigate('/post/1');
  post.blur();
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/'));
  const scrollTo = vi.spyOn(window, 'scrollTo');

  expect(restorePlace()).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).not.toBe(post);
  await drawn();
  expect(document.activeElement).toBe(post);
  for (const end of ends) end();
});
