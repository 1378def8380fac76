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
 * Visits every route once; person, size and scheme alternate over the routes (a guest where a route is open). This is a sample, as the full
 * product would be 1,500 visits. zoom.spec.ts checks what the sizes change for touch.
 */
function lookAt(row: Row, at: number) {
  const isGuests = row.auth.signedIn !== undefined || row.name === 'welcome' || row.name === 'sign-in';
  // Only people who may change a group see its form; others see a message instead.
  const member = row.name === 'edit-organisation' ? 'owner' : (members[at % members.length] ?? 'regular');
  const persona: Persona = isGuests || !row.auth.required ? 'guest' : member;
  return {
    persona,
    size: sizes[(at + Math.floor(at / members.length)) % sizes.length] ?? sizes[0],
    scheme: schemes[at % 2] ?? 'light',
  };
}

for (const layout of ['required', 'open'] as const) {
  test(`axe finds nothing on any route, for every persona and size: ${layout}`, async ({ app, page }) => {
    test.setTimeout(240_000);
    // The browser also logs the answers for what a person may not see and for what doesn't exist.
    app.allowConsole(/Failed to load resource|40[0-9]/);
    const routesOfLayout = rows.filter(({ auth }) => auth.required === (layout === 'required'));
    for (const [at, row] of routesOfLayout.entries()) {
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
