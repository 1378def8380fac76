import type { Persona } from './support/app.ts';
import { axeViolations } from './support/axe.ts';
import { addressOf, ofComposer, type Row, rows } from './support/routeRows.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;
const members: readonly Persona[] = ['regular', 'newcomer', 'owner', 'moderator', 'admin', 'banned', 'russian'];

/**
 * Every route is seen once; person, size and scheme take turns over the routes (a guest where a route is open). A sample: not every person
 * meets every size and scheme. The full product would be 1,500 looks. What a finger's sizes change, zoom.spec.ts looks at.
 */
function lookAt(row: Row, at: number) {
  const isGuests = row.auth.signedIn !== undefined || row.name === 'welcome' || row.name === 'sign-in';
  // A group's form is there for whoever may change it; anybody else is told so.
  const member = row.name === 'edit-organisation' ? 'owner' : (members[at % members.length] ?? 'regular');
  const persona: Persona = isGuests || !row.auth.required ? 'guest' : member;
  return {
    persona,
    size: sizes[(at + Math.floor(at / members.length)) % sizes.length] ?? sizes[0],
    scheme: schemes[at % 2] ?? 'light',
  };
}

for (const layout of ['required', 'open'] as const) {
  test(`axe finds nothing on any route, whoever looks at it and at whatever size: ${layout}`, async ({ app, page }) => {
    test.setTimeout(120_000);
    // What a person may not see, and what is not there, the console tells too.
    app.allowConsole(/Failed to load resource|40[0-9]/);
    const wanted = rows.filter(({ auth }) => auth.required === (layout === 'required'));
    for (const [at, row] of wanted.entries()) {
      const { persona, size, scheme } = lookAt(row, at);
      await page.setViewportSize(size);
      await app.useScheme(scheme);
      await app.open(addressOf(row), { persona });
      await page
        .locator('[aria-busy="true"]')
        .first()
        .waitFor({ state: 'detached', timeout: 3000 })
        .catch(() => undefined);
      if (ofComposer.has(row.name)) await expect(page.getByRole('dialog', { name: 'Compose' })).toBeVisible();
      expect.soft(await axeViolations(page), `${row.name} · ${persona} · ${size.name} · ${scheme}`).toEqual([]);
    }
  });
}
