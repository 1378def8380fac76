import { expect, test } from 'vitest';
import { parseEntry, withEntry } from './historyEntry.ts';

const sent = { to: '+12015550123', at: 1000 };

test('reads back the state that it wrote and leaves other state alone', () => {
  const state = withEntry({ scroll: 7 }, { step: 'code', sent, isPushed: true });
  expect(parseEntry(state)).toEqual({ step: 'code', sent, isPushed: true });
  expect(state['scroll']).toBe(7);
});

test.each([
  null,
  undefined,
  'text',
  {},
  { signIn: { step: 'elsewhere' } },
  { signIn: { step: 'code' } },
])('starts with the phone for %j', (state) => expect(parseEntry(state)).toEqual({ step: 'phone' }));
