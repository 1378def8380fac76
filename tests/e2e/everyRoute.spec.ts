import type { Page } from '@playwright/test';
import documented from '../spec/routes.json' with { type: 'json' };
import ownRoutes from '../support/ownRoutes.json' with { type: 'json' };
import type { App, Persona } from './support/app.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

interface Row {
  name: string;
  paths: string[];
  auth: { required: boolean; signedIn?: string };
}

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;
const members: readonly Persona[] = ['regular', 'newcomer', 'owner', 'moderator', 'admin', 'banned', 'russian'];

/** What stands for the parameters of an address: of the everyday world, and what everybody may ask for. */
type Names = Record<'post' | 'reply' | 'user' | 'group' | 'channel', string>;

/** Every address of the application: `src/app/routing/routes.test.ts` sees to it that they are the routes of the router. */
const rows: Row[] = [...documented, ...ownRoutes];

function addressOf({ name, paths }: Row, names: Names): string {
  const [path = '/'] = paths;
  const of: Record<string, string> = {
    '{id}':
      {
        ...{ post: names.post, reply: names.reply, channel: names.channel, profile: names.user, followers: names.user },
        // The owner's own group.
        'edit-organisation': 'streetlab',
      }[name] ?? names.group,
    '{groupId}': names.group,
    '{userId}': names.user,
    '{username}': 'anna',
  };
  const query = name === 'create-organisation-post' ? `?group=${names.group}` : '';
  return path.replace(/\{\w+\}/g, (parameter) => of[parameter] ?? 'none').replace('*', '') + query;
}

/** The addresses of the composer, which opens over another screen. */
const ofComposer = new Set(['create-post', 'create-organisation-post']);

/** Reads them off the screens; what is not found within a moment is an address of something missing, which is a screen too. */
async function learnNames(app: App, page: Page): Promise<Names> {
  const idIn = async (start: string) => {
    const link = page.locator(`a[href^="${start}"]`).first();
    const href = await link.getAttribute('href', { timeout: 4000 }).catch(() => undefined);
    return /^\/\w+\/([^/?]+)(?:\/channel\/([^/?]+))?/.exec(href ?? '')?.slice(1) ?? [];
  };
  await app.open('/', { persona: 'regular' });
  const [post = 'none'] = await idIn('/post/');
  const [reply = post] = await idIn('/reply/');
  await app.open('/groups');
  await page
    .getByRole('link', { name: /City Desk/ })
    .first()
    .click();
  const [group = 'none', channel = 'none'] = await idIn('/group/');
  const found = await page
    .locator('a[href*="/channel/"]')
    .first()
    .getAttribute('href', { timeout: 4000 })
    .catch(() => undefined);
  const [, foundGroup = group, foundChannel = channel] = /^\/group\/([^/?]+)\/channel\/([^/?]+)/.exec(found ?? '') ?? [];
  await app.open('/user/anna');
  const [user = 'none'] = await idIn('/followers/');
  return { post, reply, group: foundGroup, channel: foundChannel, user };
}

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
    const names = await learnNames(app, page);
    expect.soft(Object.entries(names).filter(([, id]) => id === 'none')).toEqual([]);
    const wanted = rows.filter(({ auth }) => auth.required === (layout === 'required'));
    for (const [at, row] of wanted.entries()) {
      const { persona, size, scheme } = lookAt(row, at);
      await page.setViewportSize(size);
      await app.useScheme(scheme);
      await app.open(addressOf(row, names), { persona });
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
