import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLeavingHeader } from './leavingHeader.ts';

let stop = () => undefined as void;
/** The media conditions that don't hold. */
let unmet: readonly string[] = [];

beforeEach(() => {
  unmet = [];
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return !unmet.some((part) => query.includes(part));
        },
      }) as MediaQueryList,
  );
  window.scrollY = 0;
  const header = document.createElement('header');
  header.append(document.createElement('button'));
  const main = document.createElement('main');
  main.append(document.createElement('button'));
  document.body.replaceChildren(header, main);
  stop = startLeavingHeader();
});
afterEach(() => {
  stop();
  window.scrollY = 0;
});

const isAway = () => 'headerAway' in document.documentElement.dataset;
const scrollTo = (y: number) => {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
  return isAway();
};

test('leaves with a movement down and returns with one up, ignoring tiny movements', () => {
  expect(scrollTo(100)).toBe(false);
  expect(scrollTo(400)).toBe(true);
  expect(scrollTo(390)).toBe(true);
  expect(scrollTo(405)).toBe(true);
  expect(scrollTo(370)).toBe(false);
  expect(scrollTo(380)).toBe(false);
  expect(scrollTo(420)).toBe(true);
});

test('is there at the top', () => {
  scrollTo(500);
  expect(scrollTo(0)).toBe(false);
});

test('reappears for the keyboard, and for everything that gets the focus after it', () => {
  scrollTo(500);
  document.querySelector<HTMLElement>('main button')?.focus();
  expect(isAway()).toBe(true);
  document.querySelector<HTMLElement>('header button')?.focus();
  expect(isAway()).toBe(false);
  scrollTo(900);
  stop();
  expect(isAway()).toBe(false);
});

test.each(['reduced-motion', '1080px'])('stays while a condition isn’t met: %s', (condition) => {
  unmet = [condition];
  expect(scrollTo(800)).toBe(false);
});
