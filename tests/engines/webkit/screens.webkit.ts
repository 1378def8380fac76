import { expect, test } from 'vitest';
import { addressOf, ofComposer, rows } from '../../e2e/support/routeRows.ts';
import { desktop, phone } from './page.ts';
import { isMissing, onSharedPage } from './test.ts';

/** `npm run check:full` checks every screen at both sizes; `npm test` alternates between them. */
const isWhole = process.env['SEZ_FULL'] === 'true';
const looks = rows.flatMap((row, at) =>
  (isWhole ? ['phone', 'desktop'] : [at % 2 === 0 ? 'phone' : 'desktop']).map((size) => ({ name: row.name, size, row })),
);

test.skipIf(isMissing).each(looks)(
  '$name at the size of a $size has a title, no error, and dialogs as high as their content',
  ({ size, row }) =>
    onSharedPage(async (page) => {
      await page.resize(size === 'phone' ? phone : desktop);
      const isGuests = row.auth.signedIn !== undefined || row.name === 'sign-in' || !row.auth.required;
      await page.open(addressOf(row), { persona: isGuests ? 'guest' : row.name === 'edit-organisation' ? 'owner' : 'regular' });
      await page.until(() => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null);
      if (ofComposer.has(row.name)) await page.get('dialog', 'Compose');
      const { body, content, most } = await page.run(() => {
        const element = document.querySelector('[data-dialog-body]');
        return { body: element?.clientHeight ?? 0, content: element?.scrollHeight ?? 0, most: innerHeight / 2 };
      });
      expect(body, 'height of a dialog’s body').toBeGreaterThanOrEqual(Math.min(content, most));
      // The browser also logs the answers for what a person may not see and for what doesn't exist.
      expect(await page.problems(/40[0-9]/), 'errors in the console').toEqual([]);
    }),
);
