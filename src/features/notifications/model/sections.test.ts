import { aNotification } from '@tests/support/factories';
import { describe, expect, test } from 'vitest';
import { type LoadedRows, sectionsOf } from './sections.ts';

const loaded = (numbers: readonly number[], read: boolean, overrides: Partial<LoadedRows> = {}): LoadedRows => ({
  rows: numbers.map((number) => aNotification(number, { read })),
  count: numbers.length,
  hasMore: false,
  ...overrides,
});
const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);
/** Unread rows 9, 7 and 5, of which 7 is being marked. */
const marking = { ...loaded([9, 7, 5], false), rows: [9, 7, 5].map((number) => aNotification(number, { read: number === 7 })) };

test('without a row that is being marked, each list is below its heading', () => {
  const { unread, earlier } = sectionsOf(loaded([9, 7], false), loaded([8, 6], true));
  expect([idsOf(unread), unread.count, idsOf(earlier), earlier.count]).toEqual([['n9', 'n7'], 2, ['n8', 'n6'], 2]);
});

describe('a row that is being marked', () => {
  test('leaves the unread section and is sorted into the earlier ones by age', () => {
    const { unread, earlier } = sectionsOf(marking, loaded([8, 6], true));
    expect([idsOf(unread), unread.count]).toEqual([['n9', 'n5'], 2]);
    expect([idsOf(earlier), earlier.count]).toEqual([['n8', 'n7', 'n6'], 3]);
  });

  test.each([
    ['the oldest of all', loaded([9, 8], true), ['n9', 'n8', 'n7']],
    ['the first of none', loaded([], true), ['n7']],
  ])('is in its place as %s', (_name, earlier, expected) => {
    expect(idsOf(sectionsOf(marking, earlier).earlier)).toEqual(expected);
  });

  test('is only counted while its position is behind the loaded rows', () => {
    const { earlier } = sectionsOf(marking, loaded([9, 8], true, { count: 5, hasMore: true }));
    expect([idsOf(earlier), earlier.count]).toEqual([['n9', 'n8'], 6]);
  });

  test('is shown once while it is in both lists', () => {
    const { earlier } = sectionsOf(marking, loaded([7, 6], true));
    expect([idsOf(earlier), earlier.count]).toEqual([['n7', 'n6'], 2]);
  });
});
