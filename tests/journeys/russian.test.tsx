import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '@/shared/i18n';
import { addresses, ids } from '../e2e/support/addresses.ts';
import { visit } from '../hostile/visit.tsx';
import { mocks, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('ru'));
// The tests of a worker share their modules.
afterAll(() => speak('en'));

/** One path for each screen, and for what tabs and searches show. */
const screens: readonly (readonly [persona: 'guest' | 'regular' | 'owner', paths: readonly string[]])[] = [
  ['guest', ['/welcome', '/sign-in', '/sign-in?method=password', '/sign-up', '/sign-in-with-x', '/onboarding/create-username', '/nowhere']],
  ['guest', ['/about', '/privacy', '/term-of-service', '/declaration', '/user/sezushelp', '/verify-email']],
  ['regular', ['/', '/modern-feed', '/notifications', '/search', '/search?q=tram', '/create-post', '/account', '/groups', '/nowhere']],
  ['regular', [addresses.post, addresses.profile, '/user/lena', `${addresses.profile}?tab=replies`, `/followers/${ids.user}`]],
  [
    'regular',
    [addresses.group, `${addresses.group}?tab=channels`, `${addresses.group}?tab=about`, `/groups/${ids.user}`, '/create-organisation'],
  ],
  ['owner', ['/group/streetlab?tab=members', '/group/streetlab?tab=members&people=requests', '/group/streetlab?tab=members&people=banned']],
];

/** Brands, formats and keys are the same in every language. */
const names =
  /\b(Sez|X|cookie|Bluesky|Frequency|SMS|PNG|JPE?G|WebP|SVG|GIF|HEIC|Enter|Ctrl|Cmd|English|US|URL|sez|ada\.bsky\.social|ada@mail\.example)\b|[@#][\w.-]+|\b[\w-]+\.(example|test)\b/g;
const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-description'];

/** Texts and accessible names of the page; what people wrote has `dir="auto"`. */
function textsOn(): string[] {
  const words: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[dir="auto"], script, style, [lang="en"]')) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    for (const name of attributes) words.push(element.getAttribute(name) ?? '');
  }
  return words.map((text) => text.trim()).filter((text) => /[A-Za-z]/.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts in a screen's answers, longest first, because one may contain another. */
async function look(path: string, isSignedIn: boolean): Promise<{ words: readonly string[]; answered: readonly string[] }> {
  const answered = new Set<string>();
  let words: readonly string[] = [];
  const { faults } = await visit(path, {
    isSignedIn,
    async between(_call, answer) {
      const response = await answer();
      if (response.headers.get('content-type')?.includes('json'))
        for (const text of textsIn(await response.clone().json())) answered.add(text.trim());
      return response;
    },
    beforeLeaving() {
      words = textsOn();
      for (const text of textsIn(JSON.parse(localStorage.getItem('user') ?? '{}'))) answered.add(text.trim());
    },
  });
  expect(faults, path).toEqual([]);
  return { words, answered: [...answered].filter((text) => text.length > 1).sort((a, b) => b.length - a.length) };
}

const paths = screens.flatMap(([persona, all]) => all.map((path) => [path, persona] as const));

test.each(paths)('in Russian no screen shows an English word except names: %s as %s', async (path, persona) => {
  mocks.become(persona);
  const { words, answered } = await look(path, persona !== 'guest');
  const withoutNames = (text: string) => answered.reduce((rest, part) => rest.replaceAll(part, ''), text.replaceAll(names, ''));
  expect(words.filter((text) => /[A-Za-z]{2}/.test(withoutNames(text)))).toEqual([]);
});
