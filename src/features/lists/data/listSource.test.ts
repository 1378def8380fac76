import { expect, test, vi } from 'vitest';
import { fetchPage, type ListSource } from './listSource.ts';

interface Row {
  readonly id: string;
}

const microtasks = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

function setUp() {
  const store = vi.fn<(rows: readonly Row[]) => void>();
  const answer = { results: [{ id: '7' }], count: 40 };
  const source: ListSource<Row> = {
    list: 'followers:lena',
    paging: 'cursor',
    sizes: { first: 15, further: 10 },
    fetch: () => Promise.resolve(answer),
    store,
  };
  return { store, answer, source };
}

test('the rows of a further page are stored in a task of their own, so that the browser can paint before it', async () => {
  const { store, answer, source } = setUp();
  const page = fetchPage(source, { after: '8', offset: 15 }, new AbortController().signal);
  await microtasks();
  expect(store).not.toHaveBeenCalled();
  await expect(page).resolves.toMatchObject({ entries: [{ id: '7' }] });
  expect(store).toHaveBeenCalledExactlyOnceWith(answer.results);
});

test('the first page is requested without waiting', async () => {
  const { store, source } = setUp();
  void fetchPage(source, { after: undefined, offset: 0 }, new AbortController().signal);
  await microtasks();
  expect(store).toHaveBeenCalledOnce();
});

test('a further page that is no longer requested is not stored', async () => {
  const { store, source } = setUp();
  const cancelled = new AbortController();
  const page = fetchPage(source, { after: '8', offset: 15 }, cancelled.signal);
  await microtasks();
  cancelled.abort();
  await expect(page).rejects.toThrow();
  expect(store).not.toHaveBeenCalled();
});
