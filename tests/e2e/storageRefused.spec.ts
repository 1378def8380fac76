import type { Page } from '@playwright/test';
import { ids } from './support/addresses.ts';
import type { Deployment } from './support/deployment.ts';
import { expect, test } from './support/deployment.ts';
import type { Problems } from './support/problems.ts';

// Browsers whose storage is blocked, full, broken or already of a newer release. This is the live build: the mocks keep their own data
// in the same storage.

test.setTimeout(180_000);

const lena = '+12015550123';
/** In ms: how long a person waits at most for the fields. */
const patience = 2000;

type Fault = () => void;

/** What is done to the page before its first script. Each function runs in the page and can use nothing outside itself. */
const databases: Record<string, Fault> = {
  'is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  },
  'may not even be looked at': () => {
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'is of a newer release': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      const newer = open.call(this, name, 99);
      return name === 'sez-drafts' && newer ? open.call(this, name, 1) : newer;
    };
  },
  'is broken': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `${name}-broken`, 1);
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        // An upgrade that is given up ends with the same event as a file that can't be read.
        request.transaction?.abort();
      });
      return request;
    };
  },
  'is full': () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      const request = put.call(this, value, key);
      this.transaction.abort();
      return request;
    };
  },
  'never answers': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `${name}-unanswered`);
      for (const type of ['upgradeneeded', 'success', 'error']) request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    };
  },
};

async function enter(deployment: Deployment, problems: Problems, fault: Fault): Promise<Page> {
  problems.allow(/^console: \[sez\] (read|keep|change) /);
  const { page } = await deployment.signIn(lena);
  await page.addInitScript(fault);
  await page.goto('');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  return page;
}

for (const [what, fault] of Object.entries(databases))
  test(`a person can write, and is told that the text stays in the tab, when the database ${what}`, { tag: '@desktop' }, async ({
    deployment,
    problems,
  }) => {
    const page = await enter(deployment, problems, fault);
    const composer = page.getByRole('dialog', { name: 'Compose' });
    const text = composer.getByRole('textbox', { name: 'Text' });
    await page.getByRole('button', { name: 'Compose' }).click();
    await expect(composer).toBeVisible();
    await expect(text).toBeFocused({ timeout: patience });
    await expect(composer.locator('form')).toHaveAttribute('aria-busy', 'false', { timeout: patience + 500 });
    await page.keyboard.insertText('Kept in this tab');
    await expect(composer.getByText('Not saved in this browser')).toBeVisible();
    await expect(composer.getByText(/kept in this tab only/)).toBeVisible();

    // Nothing is lost by closing the composer, and the browser asks before the tab is left.
    await page.keyboard.press('Escape');
    await expect(composer).toBeHidden();
    let numQuestions = 0;
    page.on('dialog', (dialog) => {
      numQuestions += 1;
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => numQuestions).toBe(1);
    await page.getByRole('button', { name: 'Compose' }).click();
    await expect(text).toHaveValue('Kept in this tab');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Post created').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Kept in this tab' })).toHaveCount(1);
  });

/** Values that a newer release might store: other fields, other types, other names. */
const newer = JSON.stringify({
  ...{ version: 99, of: 'x', light: {}, dark: [], userId: 5, terms: {}, id: 7, at: 'noon', primary: 'url(x)', secondary: 3 },
  ...{ position: { position: 'top' }, username: ['a'], state: { step: 12 }, tier: 'Unicorns' },
});

type Area = 'localStorage' | 'sessionStorage';
interface Refusal {
  readonly areas: readonly Area[];
  readonly method?: 'getItem' | 'setItem';
}
const bothAreas = ['localStorage', 'sessionStorage'] as const;

const refusals: Record<string, Refusal> = {
  'all storage is blocked': { areas: bothAreas },
  'storage is full': { areas: bothAreas, method: 'setItem' },
  'storage cannot be read': { areas: bothAreas, method: 'getItem' },
};

const refuse = ({ areas, method }: Refusal) => {
  const throwing = () => {
    throw new DOMException('The browser refuses', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (method) Storage.prototype[method] = throwing;
  else for (const area of areas) Object.defineProperty(window, area, { configurable: true, get: throwing });
};

/** Answers every key with the value, except that of the signed-in person: without it the screens would be a guest's. */
const answerAll = ({ value, isUserKept }: { value: string; isUserKept: boolean }) => {
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key === 'user' && isUserKept ? read.call(this, key) : value;
  };
};

const paths = ['', 'search', 'groups', `post/${ids.post}`, 'account', 'create-post', 'sign-in'];

async function expectEveryScreen(page: Page): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page.locator('#main'), `${path}: blank`).toContainText(/\p{L}{3}/u);
    await expect.soft(page.locator('[aria-busy="true"]'), `${path}: waits for ever`).toHaveCount(0);
  }
}

/** The machine of the tests can't reach the service that knows a visitor's country, and under load a database needs over two seconds. */
const allowWhatIsSlow = (problems: Problems) => {
  problems.allow(/ip2c\.org/);
  problems.allow(/^console: \[sez\] read /);
};

for (const [what, refusal] of Object.entries(refusals))
  test(`every screen is shown when ${what}`, { tag: '@desktop' }, async ({ deployment, problems }) => {
    allowWhatIsSlow(problems);
    const { page } = await deployment.signIn(lena);
    await page.addInitScript(refuse, refusal);
    await expectEveryScreen(page);
  });

for (const [what, held] of Object.entries({
  'holds a bare text': { value: 'garbage', isUserKept: false },
  'but the person’s holds what a newer release stores': { value: newer, isUserKept: true },
}))
  test(`every screen is shown when every key ${what}`, { tag: '@desktop' }, async ({ deployment, problems }) => {
    allowWhatIsSlow(problems);
    const { page } = await deployment.signIn(lena);
    await page.addInitScript(answerAll, held);
    await expectEveryScreen(page);
  });

test('the demo starts with garbage in every key, and says so where the browser lets it keep nothing', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(answerAll, { value: 'garbage', isUserKept: false });
  await page.goto('/about');
  await expect(page.locator('#main')).toContainText(/\p{L}{3}/u);
  await expect(page).toHaveTitle(/Sez/i);
  const blocked = databases['is blocked'];
  if (blocked) await page.addInitScript(blocked);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: "The demo can't run here" })).toBeVisible();
});
