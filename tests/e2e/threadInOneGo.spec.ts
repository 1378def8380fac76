import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.setTimeout(180_000);

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Compose' });
const fieldOf = (page: Page, name: string) => composerOf(page).getByRole('textbox', { name, exact: true });
async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Compose' }).click();
  await expect(composerOf(page).locator('form')).toHaveAttribute('aria-busy', 'false');
}

test('a thread is written in one go, kept over a reload, and sent in order by keyboard', { tag: '@desktop' }, async ({ app, page }) => {
  const sent: { rawText: string; repostedPostId?: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/posts')) sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  await app.open('/', { persona: 'regular' });
  await openComposer(page);
  const add = composerOf(page).getByRole('button', { name: 'Add to thread' });
  await expect(add).toBeDisabled();
  await fieldOf(page, 'Text').fill('Three things about the new bridge.');
  await add.press('Enter');
  await expect(fieldOf(page, 'Post 2')).toBeFocused();
  await expect(add).toBeDisabled();
  // People are suggested in every field of the thread.
  await page.keyboard.type('First: it opens in May, says @may');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(fieldOf(page, 'Post 2')).toHaveAttribute('aria-activedescendant', /./);
  await expect(fieldOf(page, 'Text')).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Post 2')).toHaveValue('First: it opens in May, says @maya ');
  await add.press('Enter');
  await page.keyboard.type('Second');
  await add.press('Enter');
  await page.keyboard.type('Third: bring a bicycle.');
  await composerOf(page).getByRole('button', { name: 'Remove post 3' }).press('Enter');
  await expect(fieldOf(page, 'Post 2')).toBeFocused();
  await expect(fieldOf(page, 'Post 3')).toHaveValue('Third: bring a bicycle.');
  await expect(composerOf(page).getByText(/^Saved/)).toBeVisible();
  await app.expectNoAxeViolations();

  await page.reload();
  await openComposer(page);
  await expect(fieldOf(page, 'Post 3')).toHaveValue('Third: bring a bicycle.');
  await fieldOf(page, 'Post 3').press('Control+Enter');
  await expect(composerOf(page)).toHaveCount(0);
  await expect(page.getByText('Post created').first()).toBeVisible();
  await expect
    .poll(() => sent.map(({ rawText }) => rawText))
    .toEqual(['Three things about the new bridge.', 'First: it opens in May, says @maya', 'Third: bring a bicycle.']);
  const first = page.getByRole('article').filter({ hasText: 'Three things about the new bridge.' }).first();
  await expect(first).toBeVisible();
  await first.getByText('Three things about the new bridge.').click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByText('Third: bring a bicycle.')).toBeVisible();
});
