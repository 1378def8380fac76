import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTextLanguages } from './textLanguages.ts';

let stop = () => undefined as void;

function block(name: string, text: string, dir = 'auto'): HTMLElement {
  const element = document.createElement(name);
  element.dir = dir;
  element.textContent = text;
  return element;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.replaceChildren(block('p', 'Το τραμ άργησε'), block('p', 'Ελληνικά', ''), block('textarea', 'Το τραμ'));
  stop = startTextLanguages();
});
afterEach(() => {
  stop();
  document.documentElement.lang = '';
});

const languages = () => [...document.querySelectorAll('p')].map(({ lang }) => lang);

test('what people wrote in another language is marked, and nothing else', () => {
  expect(languages()).toEqual(['el', '']);
  expect(document.querySelector('textarea')?.lang).toBe('');
});

test('what is added later is marked, and what changes is marked anew', async () => {
  const article = document.createElement('article');
  const [title, text] = [block('h2', '今日は電車'), block('p', 'Late again')];
  article.append(title, text);
  document.body.append(article);
  await vi.waitFor(() => expect(title.getAttribute('lang')).toBe('ja'));
  expect(text.hasAttribute('lang')).toBe(false);
  if (text.firstChild) text.firstChild.nodeValue = 'วันนี้รถรางมาสาย';
  await vi.waitFor(() => expect(text.getAttribute('lang')).toBe('th'));
  title.replaceChildren('Late again');
  await vi.waitFor(() => expect(title.hasAttribute('lang')).toBe(false));
});

test('a text in the language of the page isn’t marked', () => {
  stop();
  document.documentElement.lang = 'el-GR';
  document.querySelector('p')?.removeAttribute('lang');
  stop = startTextLanguages();
  expect(languages()).toEqual(['', '']);
});
