import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTask } from '@/shared/lib/scheduling';
import type { ListName } from '../model/listNames.ts';
import { ListCache } from './listCache.ts';
import { createListLoading } from './listLoading.ts';
import { fetchPage, type ListSource } from './listSource.ts';

interface Row {
  readonly id: string;
}
const list: ListName = 'followers:lena';

/** A server whose rows are numbers, the greatest first, as the newest post is. */
function createServer(paging: 'cursor' | 'offset') {
  let numbers = Array.from({ length: 20 }, (_, at) => 1000 + 10 * (20 - at));
  const source: ListSource<Row> = {
    list,
    paging,
    sizes: { first: 6, further: 4 },
    async fetch({ limit, after, offset }) {
      const rest =
        paging === 'offset' ? numbers.slice(offset) : numbers.filter((number) => number < Number(after ?? Number.POSITIVE_INFINITY));
      return { results: rest.slice(0, limit).map((number) => ({ id: String(number) })), count: numbers.length };
    },
    store: () => undefined,
  };
  return {
    source,
    all: () => numbers,
    add: (number: number) => {
      numbers = [...numbers, number].toSorted((a, b) => b - a);
    },
    remove: (number: number) => {
      numbers = numbers.filter((each) => each !== number);
    },
  };
}

const step = fc.oneof(
  fc.record({ does: fc.constantFrom('more', 'news', 'put on top'), at: fc.nat(30) }),
  fc.record({ does: fc.constantFrom('leaves', 'comes back'), at: fc.nat(30) }),
);

test.each([
  'cursor',
  'offset',
] as const)('for any rows that are added, removed and moved between its pages, a %s list has every row once, in order, and loses none', async (paging) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const cache = new ListCache();
      const server = createServer(paging);
      const loading = createListLoading<Row>(1);
      loading.fetchFrom((position, signal) => fetchPage(server.source, position, signal));
      cache.keep(list, loading);
      await loading.begin();
      const shown = () => cache.entriesOf(list).map(({ id }) => Number(id));
      const fetchMore = async () => {
        loading.fetchMore();
        while (loading.read().isFetching) await nextTask();
      };
      let next = 5000;
      let top = shown()[0] ?? 0;
      for (const { does, at } of steps) {
        const known = shown();
        const picked = known[at % Math.max(1, known.length)] ?? 0;
        if (does === 'more') await fetchMore();
        if (does === 'news') server.add(next++);
        if (does === 'put on top') {
          const news = server.all().filter((number) => number > top);
          cache.prepend(
            list,
            news.map((number) => ({ id: String(number) })),
          );
          top = news[0] ?? top;
        }
        if (does === 'leaves') {
          server.remove(picked);
          cache.remove(list, [String(picked)]);
        }
        // A row that is shown already is contained too, because two parts of a screen may show the same one.
        if (does === 'comes back' && (known.includes(picked - 1) || !server.all().includes(picked - 1))) {
          if (!known.includes(picked - 1)) server.add(picked - 1);
          const count = loading.read().pages[0]?.count ?? 0;
          cache.insert(list, { id: String(picked - 1) }, ({ id }) => Number(id) < picked - 1);
          expect(loading.read().pages[0]?.count).toBe(known.includes(picked - 1) ? count : count + 1);
        }
        expect(shown()).toEqual([...new Set(shown())].toSorted((a, b) => b - a));
      }
      for (let pages = 0; pages < 20; pages += 1) await fetchMore();
      expect(shown()).toEqual(server.all().filter((number) => number <= top));
    }),
    { numRuns: 60 },
  );
});
