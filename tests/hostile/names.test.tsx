import { expect, test, vi } from 'vitest';
import { addressOf, ofComposer, rows } from '../e2e/support/routeRows.ts';
import { mocks, withBackend } from '../journeys/session.ts';
import { visit } from './visit.tsx';

withBackend();
vi.setConfig({ testTimeout: 300_000 });

/** U+202E reverses all text after it, unless it is isolated in an element with its own direction. */
const override = '\u202E';

const names = {
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>{{7*7}}${7*7}',
  'from right to left': `${override}gnp.exe שלום مرحبا`,
  'five thousand letters': 'W'.repeat(5000),
  'marks upon marks': `Z${'\u0315\u0358\u0489'.repeat(300)}algo`,
  'nothing that can be seen': '\u3164\u200B\u2060\u00AD\u180E',
  'half a character': 'Half \uD83D a face',
};

/** Gives everybody, every group, every channel and every file the same name. */
function nameEverything(name: string): void {
  const { users, organizations, channels, files } = mocks.db;
  for (const { id } of [...users.all()]) users.update(id, { displayName: name, firstName: name, lastName: name });
  for (const { id } of [...organizations.all()]) organizations.update(id, { name, description: name, terms: name });
  for (const { id } of [...channels.all()]) channels.update(id, { name, description: name });
  for (const { id } of [...files.all()]) files.update(id, { name, alt: name });
}

/** Texts whose override character reverses the text around them. */
function unisolated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(override) && !node.parentElement?.closest('bdi, [dir]:not(html)'))
      found.push(`${node.parentElement?.className} ${node.textContent.slice(0, 80)}`);
  return found;
}

/** Links and buttons without visible content or an accessible name. */
const nameless = () =>
  [...document.querySelectorAll('a[href], button')]
    .filter((element) => {
      const texts = `${element.getAttribute('aria-label') ?? ''}${element.textContent}${element.querySelector('img[alt]')?.getAttribute('alt') ?? ''}`;
      return (
        !element.closest('[aria-hidden="true"]') &&
        !element.hasAttribute('aria-labelledby') &&
        texts.replace(/[\p{Cf}\p{Z}\u3164]/gu, '') === ''
      );
    })
    .map((element) => `${element.tagName} ${element.getAttribute('href') ?? element.className}`);

const screens = rows.filter(({ auth, name }) => auth.required && !ofComposer.has(name));
/** Each name is seen on half of the screens, and each screen with half of the names; on all with SEZ_FULL. */
const isWhole = process.env['SEZ_FULL'] === 'true';

test.each(Object.entries(names))('names are text, isolated from their surroundings, and can be pressed: %s', async (_what, name) => {
  nameEverything(name);
  const turn = Object.values(names).indexOf(name);
  for (const row of screens.filter((_row, at) => isWhole || (at + turn) % 2 === 0)) {
    mocks.become(row.name === 'edit-organisation' ? 'owner' : 'regular');
    const inPage: unknown[] = [];
    const { faults } = await visit(addressOf(row), {
      beforeLeaving: () => {
        inPage.push(...document.querySelectorAll('img[src="x"], #root script, [onerror], [onload]'), ...unisolated(), ...nameless());
      },
    });
    expect.soft([faults, inPage], row.name).toEqual([[], []]);
  }
});
