import { aNotification } from '@tests/support/factories';
import { describe, expect, test } from 'vitest';
import { nextOffset, rowsOf, withoutRow, withRow } from './pages.ts';

const page = (numbers: readonly number[], count: number) => ({ results: numbers.map((number) => aNotification(number)), count });
const idsOf = (pages: Parameters<typeof rowsOf>[0]) => rowsOf(pages).map(({ id }) => id);
const first = page([9, 8, 7], 5);
const second = page([6, 5], 5);

describe('the offset of the next page', () => {
  test('is the number of rows that are here, until all are', () => {
    expect(nextOffset(first, [first])).toBe(3);
    expect(nextOffset(second, [first, second])).toBeUndefined();
  });

  test('goes back by what has left the list', () => {
    const { pages } = withoutRow({ pages: [first], pageParams: [0] }, 'n8');
    expect(nextOffset(first, pages)).toBe(2);
  });

  test('is none after an empty page, whatever the count says', () => {
    const empty = page([], 5);
    expect(nextOffset(empty, [first, empty])).toBeUndefined();
  });
});

test('a row that was pushed over the border of a page is shown once', () => {
  expect(idsOf([first, page([7, 6], 6)])).toEqual(['n9', 'n8', 'n7', 'n6']);
});

describe('a row that leaves', () => {
  test('is gone and no longer counted', () => {
    const { pages } = withoutRow({ pages: [first, second], pageParams: [0, 3] }, 'n6');
    expect(idsOf(pages)).toEqual(['n9', 'n8', 'n7', 'n5']);
    expect(pages.map(({ count }) => count)).toEqual([4, 4]);
  });

  test('changes nothing in a list that does not have it', () => {
    expect(withoutRow({ pages: [first], pageParams: [0] }, 'other').pages[0]?.count).toBe(5);
  });
});

describe('a row that arrives', () => {
  test.each([
    ['newest', 10, ['n10', 'n9', 'n8', 'n7', 'n6', 'n5']],
    ['oldest of a complete list', 1, ['n9', 'n8', 'n7', 'n6', 'n5', 'n1']],
  ])('stands in its place by age: %s', (_name, number, order) => {
    const { pages } = withRow({ pages: [first, second], pageParams: [0, 3] }, aNotification(number));
    expect(idsOf(pages)).toEqual(order);
    expect(pages.at(-1)?.count).toBe(6);
  });

  test('is only counted while its page is not here', () => {
    const { pages } = withRow({ pages: [first], pageParams: [0] }, aNotification(1));
    expect(idsOf(pages)).toEqual(['n9', 'n8', 'n7']);
    expect(pages[0]?.count).toBe(6);
  });

  test('is the first one of an empty list', () => {
    expect(idsOf(withRow({ pages: [page([], 0)], pageParams: [0] }, aNotification(3)).pages)).toEqual(['n3']);
  });

  test('leaves the pages it was made from as they were', () => {
    withRow({ pages: [first], pageParams: [0] }, aNotification(8));
    expect(first.results).toHaveLength(3);
  });
});
