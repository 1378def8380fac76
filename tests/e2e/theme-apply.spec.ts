import { countCommits, settleCommits, takeCommits } from './support/commits.ts';
import { openThemeSettings } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('editing and applying a theme renders nothing outside the dialog', async ({ app, page }) => {
  await countCommits(page);
  await openThemeSettings(app, page);
  const opened = await takeCommits(page);
  expect(opened.rendered, 'the counting sees the page being drawn').toBeGreaterThan(20);
  await settleCommits(page);

  const dialog = page.getByRole('dialog', { name: 'Theme Settings' });
  await dialog.getByRole('slider', { name: 'Opacity Adjustment' }).press('End');
  await dialog.getByRole('textbox', { name: 'Primary, as hex' }).fill('#7c3aed');
  await dialog.getByRole('button', { name: 'Apply Theme' }).click();
  await expect(dialog.getByText('Theme applied')).toBeVisible();
  const applied = await takeCommits(page);
  expect(applied.commits, 'the dialog itself does render').toBeGreaterThan(0);
  expect(applied.rendered).toBe(0);
});
