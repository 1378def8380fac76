import type { Page } from '@playwright/test';
import type { Choices } from './random.ts';

/** One thing a restless person does. It returns what it did, for the log that repeats a failure. */
export type Action = (page: Page, choices: Choices) => Promise<string>;

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Space',
  'j',
  'k',
  'n',
  '/',
  '.',
  '?',
  'w',
  'r',
  'q',
  'PageDown',
  'Home',
];
const words = [
  'hello',
  'Привет, мир',
  'שלום',
  '@ann',
  '#news',
  'https://example.org/a?b=c',
  '👩‍👩‍👧',
  '   ',
  'x'.repeat(6000),
  '<b>bold</b>',
];
const paths = ['/', '/search', '/groups', '/welcome', '/sign-in', '/no/such/place'];

/** Everything that can be pressed, except what leads out of the app. */
const pressable =
  ':is(button, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="slider"], input, textarea, a[href^="/"]):visible';
const patience = 1500;

/** Presses something in reach; what is covered or gone by then is not pressed, as with a person. */
const press: Action = async (page, choices) => {
  const all = page.locator(pressable);
  const target = all.nth(choices.below(Math.max(1, await all.count())));
  const name = await target
    .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent, undefined, { timeout: patience })
    .catch(() => '?');
  const outcome = await target.click({ timeout: patience, noWaitAfter: true }).then(
    () => 'press',
    () => 'miss',
  );
  return `${outcome} "${(name ?? '').trim().slice(0, 40)}"`;
};

const type: Action = async (page, choices) => {
  const word = choices.one(words) ?? '';
  await page.keyboard.insertText(word);
  return `type ${JSON.stringify(word.slice(0, 30))}`;
};

const key: Action = async (page, choices) => {
  const chosen = choices.one(keys) ?? 'Tab';
  await page.keyboard.press(chosen);
  return `key ${chosen}`;
};

const scroll: Action = async (page, choices) => {
  const distance = choices.below(6000) - 2000;
  await page.mouse.wheel(0, distance);
  return `scroll ${distance}`;
};

const back: Action = async (page) => {
  await page.evaluate(() => history.back());
  return 'back';
};

const scheme: Action = async (page, choices) => {
  const colorScheme = choices.one(['light', 'dark'] as const) ?? 'light';
  await page.emulateMedia({ colorScheme });
  return colorScheme;
};

const visit: Action = async (page, choices) => {
  const path = choices.one(paths) ?? '/';
  await page.goto(path);
  return `open ${path}`;
};

/** Likelier things stand more often. */
const repertoire: Action[] = [...Array<Action>(12).fill(press), type, type, key, key, key, scroll, scroll, scroll, back, scheme, visit];

/** Does one random thing. */
export const act: Action = (page, choices) => (choices.one(repertoire) ?? press)(page, choices);
