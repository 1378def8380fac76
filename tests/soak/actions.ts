import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Written } from './invariants.ts';
import type { Choices } from './random.ts';

/** The random choices of a run, and what it has written so far. */
export interface Walk {
  readonly choices: Choices;
  readonly written: Written[];
  readonly seed: number;
}

/** A random action. It returns its description, for the log with which a failure can be repeated. */
export type Action = (page: Page, walk: Walk) => Promise<string>;

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
const paths = [
  ...['/', '/search', '/search?q=tram', '/groups', '/notifications', '/modern-feed', '/account', '/user/anna', '/group/breadclub'],
  ...['/create-post', '/welcome', '/sign-in', '/no/such/place'],
];

/** Selector of everything that can be pressed, except links that leave the app. */
const pressable =
  ':is(button, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="slider"], input, textarea, a[href^="/"]):visible';
const patience = 1500;

/** Presses a random visible element; one that is covered or removed meanwhile is skipped. */
const press: Action = async (page, { choices }) => {
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

/** Chromium never answers input that arrives while it replaces one document by another, so this waits for a while only. */
const whileAnswered = (input: Promise<void>) => Promise.race([input, sleep(3 * patience)]);

const type: Action = async (page, { choices }) => {
  const word = choices.one(words) ?? '';
  await whileAnswered(page.keyboard.insertText(word));
  return `type ${JSON.stringify(word.slice(0, 30))}`;
};

const key: Action = async (page, { choices }) => {
  const chosen = choices.one(keys) ?? 'Tab';
  await whileAnswered(page.keyboard.press(chosen));
  return `key ${chosen}`;
};

const scroll: Action = async (page, { choices }) => {
  const distance = choices.below(6000) - 2000;
  await whileAnswered(page.mouse.wheel(0, distance));
  return `scroll ${distance}`;
};

/** A page may just now be loading another one: after a press on a link of another kind, or after code that failed to load. */
const unlessItLeaves = (error: Error) => {
  if (!error.message.includes('Execution context was destroyed')) throw error;
};

const back: Action = async (page) => {
  await page.evaluate(() => history.back()).catch(unlessItLeaves);
  return 'back';
};

const scheme: Action = async (page, { choices }) => {
  const colorScheme = choices.one(['light', 'dark'] as const) ?? 'light';
  await page.emulateMedia({ colorScheme });
  return colorScheme;
};

const visit: Action = async (page, { choices }) => {
  const path = choices.one(paths) ?? '/';
  const open = (to: string) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  await page.evaluate(open, path).catch(unlessItLeaves);
  return `open ${path}`;
};

const reload: Action = async (page) => {
  // Without a connection the browser would show a page of its own instead of the application.
  await page.context().setOffline(false);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => '__mock' in window && document.getElementById('main') !== null);
  return 'reload';
};

let numWords = 0;

/**
 * Writes and sends a post with a word that no other post contains. A word whose sending failed isn't used again: it may stand in a draft
 * that a later press sends.
 */
const write: Action = async (page, { written, seed }) => {
  numWords += 1;
  const word = `soak${seed}n${numWords}end`;
  const patient = { timeout: patience };
  try {
    if (!(await page.getByRole('dialog', { name: 'Compose' }).isVisible()))
      await page.getByRole('button', { name: 'Compose' }).first().click(patient);
    const composer = page.getByRole('dialog', { name: 'Compose' });
    await composer.getByRole('textbox', { name: 'Text' }).fill(word, patient);
    await composer.getByRole('button', { name: 'Post', exact: true }).click(patient);
  } catch {
    return `no place to write ${word}`;
  }
  written.push({ word });
  return `write ${word}`;
};

/** An action's weight is the number of its entries. */
const repertoire: Action[] = [
  ...Array<Action>(14).fill(press),
  ...[type, type, key, key, key, scroll, scroll, scroll, back, scheme, visit, visit, write, write],
];
/** So seldom that a page lives for minutes: memory that it keeps shows in a long life only. */
const rarely = 1000;

/** Performs a random action. */
export const act: Action = (page, walk) => {
  if (walk.choices.below(rarely) === 0) return reload(page, walk);
  return (walk.choices.one(repertoire) ?? press)(page, walk);
};
