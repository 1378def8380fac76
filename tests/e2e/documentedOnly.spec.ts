import { addresses } from './support/addresses.ts';
import { addressOf, rows } from './support/routeRows.ts';
import { expect, test } from './support/test.ts';

// The backend implements only the specification here: the client must work without any extension of the contract.

const documentedOnly = { persona: 'owner', scenario: 'documented-only' } as const;

test('every screen is shown without a message about a failed load', async ({ app, page }) => {
  test.setTimeout(180_000);
  // A group's address may contain its username, which the client first requests as an id.
  app.allowConsole(/404.*\/api\/organizations\//);
  for (const row of rows.filter(({ auth }) => auth.required)) {
    await app.open(addressOf(row), documentedOnly);
    await page
      .locator('[aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => undefined);
    await expect.soft(page.getByRole('button', { name: 'Try again' }), row.name).toHaveCount(0);
    await expect.soft(page.getByText(/could not|couldn.t be|Something went wrong/), row.name).toHaveCount(0);
  }
});

test('screens that are open to a guest are the same as with the extensions', { tag: '@desktop' }, async ({ app, page }) => {
  test.setTimeout(240_000);
  const open = rows.filter(({ auth }) => !auth.required);
  const main = page.locator('#main');
  const expected = new Map<string, string>();
  for (const row of open) {
    await app.open(addressOf(row), { persona: 'guest' });
    await app.settle();
    expected.set(row.name, await main.ariaSnapshot());
  }
  for (const row of open) {
    await app.open(addressOf(row), { ...documentedOnly, persona: 'guest' });
    await expect.soft(main, row.name).toMatchAriaSnapshot(expected.get(row.name) ?? '');
  }
});

test('posts have their dates and pictures', async ({ app, page }) => {
  await app.open('/', documentedOnly);
  const posts = page.getByRole('feed').getByRole('article');
  await expect(posts.first().getByRole('time')).toBeVisible();
  expect(await posts.count()).toBeGreaterThanOrEqual(3);
  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('feed').locator('img[src*="/s3/f"]').first()).toBeAttached();
});

test('a group that names only its owner belongs to the owner', async ({ app, page }) => {
  app.allowConsole(/404.*\/api\/organizations\//);
  await app.open('/group/streetlab', documentedOnly);
  await expect(page.getByRole('link', { name: /^Manage/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Channels' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'crossings' })).toBeVisible();
});

test('a channel without its own follow state uses the one in the person’s list', async ({ app, page }) => {
  await app.open(addresses.channel, { persona: 'regular', scenario: 'documented-only' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Stop following/ })).toBeVisible();
});
