import { expect, test, vi } from 'vitest';
import { addresses, ids } from '../e2e/support/addresses.ts';
import { addressOf, ofComposer, rows } from '../e2e/support/routeRows.ts';
import { mocks, withBackend } from '../journeys/session.ts';
import { type Nonsense, nonsense } from './nonsense.ts';
import { visit } from './visit.tsx';

withBackend();
vi.setConfig({ testTimeout: 300_000 });

/** Whether every answer on every screen is replaced by every kind of nonsense, instead of one kind for each answer in turn. */
const isWhole = process.env['SEZ_FULL'] === 'true';

interface Screen {
  readonly path: string;
  readonly persona?: 'regular' | 'owner' | 'guest';
}

const personaOf = (name: string): Pick<Screen, 'persona'> => {
  if (name === 'edit-organisation') return { persona: 'owner' };
  return name === 'welcome' || name === 'sign-in' ? { persona: 'guest' } : {};
};

const screens: Record<string, Screen> = {
  ...Object.fromEntries(
    rows.filter(({ name }) => !ofComposer.has(name)).map((row) => [row.name, { path: addressOf(row), ...personaOf(row.name) }]),
  ),
  'search results': { path: '/search?q=tram' },
  'a person’s replies': { path: `${addresses.profile}?tab=replies` },
  'a person’s groups': { path: `/groups/${ids.user}` },
  'members of a group': { path: '/group/streetlab?tab=members', persona: 'owner' },
  'channels of a group': { path: `${addresses.group}?tab=channels` },
  'people that one follows': { path: `/followers/${ids.user}?tab=following` },
  'posts with a tag': { path: '/?tag=tram' },
  composing: { path: '/create-post' },
};

const kinds = Object.entries(nonsense).filter(([kind]) => isWhole || !kind.startsWith('ten '));
let turn = 0;
/** The kinds of nonsense that an answer is tested with: all, or the next one in turn. */
const kindsInTurn = () => {
  turn += 1;
  return isWhole ? kinds : kinds.slice(turn % kinds.length, (turn % kinds.length) + 1);
};

const spoiled =
  (spoiledCall: string, spoil: Nonsense) => async (call: string, answer: () => Promise<Response>, signal?: AbortSignal | null) => {
    if (call !== spoiledCall) return answer();
    const response = await answer();
    const body: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null;
    return spoil(body, signal);
  };

test.each(Object.entries(screens))('for any answer, no screen is blank, broken or loading for ever: %s', async (_name: string, {
  path,
  persona = 'regular',
}: Screen) => {
  mocks.become(persona);
  const isSignedIn = persona !== 'guest';
  const rightly = await visit(path, { isSignedIn });
  expect(rightly.faults).toEqual([]);
  for (const call of rightly.calls)
    for (const [kind, spoil] of kindsInTurn()) {
      const { faults } = await visit(path, { isSignedIn, between: spoiled(call, spoil) });
      expect(faults, `${call}: ${kind}`).toEqual([]);
    }
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('a server without limits doesn’t fill the page: ten thousand notifications', async () => {
  mocks.become('regular');
  const many = spoiled('GET /api/notifications', nonsense['ten thousand rows'] as Nonsense);
  const { faults, text } = await visit('/notifications', { between: many });
  expect(faults).toEqual([]);
  expect(text.length).toBeLessThan(10_000);
});
