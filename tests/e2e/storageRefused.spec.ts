import type { Page } from '@playwright/test';
import type { Deployment } from './support/deployment.ts';
import { expect, test } from './support/deployment.ts';
import type { Problems } from './support/problems.ts';

// Browsers whose storage is blocked, full, broken or already of a newer release. This is the live build: the mocks keep their own data
// in the same storage.

test.setTimeout(90_000);

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
  'does not exist': () => {
    Object.defineProperty(window, 'indexedDB', { configurable: true, value: null });
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
  'refuses every row': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
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
