import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { dismissToastAtom, toastsAtom } from '@/features/feedback';
import * as navigation from '@/shared/navigation/navigation.ts';
import { listCacheAtom } from './listCache.ts';
import type { ListSource } from './listSource.ts';
import { usePagedList } from './usePagedList.ts';

let kind: 'forward' | 'return' = 'forward';

interface Row {
  readonly id: string;
}
const rows = (from: number, to: number): Row[] => Array.from({ length: from - to + 1 }, (_, index) => ({ id: String(from - index) }));

let server: Row[];
let calls: string[];
let isRefusing: boolean;
let logged: MockInstance;
beforeEach(() => {
  server = rows(40, 1);
  calls = [];
  isRefusing = false;
  kind = 'forward';
  vi.spyOn(navigation, 'navigationKind').mockImplementation(() => kind);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const sourceOf = (paging: ListSource<Row>['paging'], overrides: Partial<ListSource<Row>> = {}): ListSource<Row> => ({
  list: 'followers:lena',
  paging,
  sizes: { first: 15, further: 10 },
  async fetch({ limit, after, offset }) {
    calls.push(`${after ?? '-'} ${offset} ${limit}`);
    if (isRefusing) throw new Error('refused');
    const start = paging === 'offset' ? offset : after === undefined ? 0 : server.findIndex(({ id }) => Number(id) < Number(after));
    const results = paging === 'none' ? server : start < 0 ? [] : server.slice(start, start + limit);
    return { results, count: server.length };
  },
  store: () => undefined,
  ...overrides,
});

function setUp() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, show: (source: ListSource<Row>) => renderHook(() => usePagedList(source), { wrapper }) };
}

const idsOf = ({ result }: { result: { current: ReturnType<typeof usePagedList> } }) => result.current.entries.map(({ id }) => id);
const ready = (view: ReturnType<ReturnType<typeof setUp>['show']>) => waitFor(() => expect(view.result.current.state).toBe('ready'));

test.each(['cursor', 'offset'] as const)('a %s list loads page by page, each row once, to its end', async (paging) => {
  const view = setUp().show(sourceOf(paging));
  await ready(view);
  expect(idsOf(view)).toEqual(rows(40, 26).map(({ id }) => id));
  while (view.result.current.hasMore) {
    const before = idsOf(view).length;
    act(() => view.result.current.fetchMore());
    await waitFor(() => expect(idsOf(view).length).toBeGreaterThan(before));
  }
  expect(idsOf(view)).toEqual(rows(40, 1).map(({ id }) => id));
  expect(calls.map((call) => call.split(' ')[paging === 'cursor' ? 0 : 1])).toEqual(
    paging === 'cursor' ? ['-', '26', '16', '6'] : ['0', '15', '25', '35'],
  );
});

test('a row that moves another one across the border of an offset page is shown once', async () => {
  const view = setUp().show(sourceOf('offset'));
  await ready(view);
  server = [{ id: '41' }, ...server];
  act(() => view.result.current.fetchMore());
  await waitFor(() => expect(idsOf(view)).toHaveLength(24));
  expect(new Set(idsOf(view)).size).toBe(24);
});

test('removing a row lowers the offset of the next page', async () => {
  const { store, show } = setUp();
  const view = show(sourceOf('offset'));
  await ready(view);
  server = server.filter(({ id }) => id !== '30');
  act(() => store.get(listCacheAtom).remove('followers:lena', ['30', 'unknown']));
  await waitFor(() => expect(idsOf(view)).not.toContain('30'));
  expect(view.result.current.count).toBe(39);
  act(() => view.result.current.fetchMore());
  await waitFor(() => expect(idsOf(view)).toHaveLength(24));
  expect(idsOf(view)).toEqual(server.slice(0, 24).map(({ id }) => id));
});

test('a whole list asks once', async () => {
  const view = setUp().show(sourceOf('none'));
  await ready(view);
  expect(idsOf(view)).toHaveLength(40);
  expect(view.result.current.hasMore).toBe(false);
});

test('a list is valid for two minutes from its first page; further pages don’t extend it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show } = setUp();
  const first = show(sourceOf('cursor'));
  await ready(first);
  vi.advanceTimersByTime(110_000);
  act(() => first.result.current.fetchMore());
  await waitFor(() => expect(idsOf(first)).toHaveLength(25));
  first.unmount();
  const soon = show(sourceOf('cursor'));
  expect(idsOf(soon)).toHaveLength(25);
  soon.unmount();
  vi.advanceTimersByTime(11_000);
  const late = show(sourceOf('cursor'));
  expect(late.result.current.state).toBe('loading');
  await ready(late);
  expect(idsOf(late)).toHaveLength(15);
});

test('going back shows an old list as it was left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show } = setUp();
  const first = show(sourceOf('cursor'));
  await ready(first);
  first.unmount();
  vi.advanceTimersByTime(4 * 60_000);
  kind = 'return';
  expect(idsOf(show(sourceOf('cursor')))).toHaveLength(15);
  expect(calls).toHaveLength(1);
});

test('a failing first page is logged and can be retried; a failing further one is reported and keeps the shown rows', async () => {
  isRefusing = true;
  const { store, show } = setUp();
  const view = show(sourceOf('cursor', { pageFailed: 'No more of them.' }));
  await waitFor(() => expect(view.result.current.state).toBe('failed'));
  expect(logged).toHaveBeenCalled();
  expect(store.get(toastsAtom)).toEqual([]);
  isRefusing = false;
  act(() => view.result.current.retry());
  await ready(view);
  isRefusing = true;
  act(() => view.result.current.fetchMore());
  await waitFor(() => expect(view.result.current.more).toBe('failed'));
  expect(idsOf(view)).toHaveLength(15);
  expect(store.get(toastsAtom).map(({ description }) => description)).toEqual(['No more of them.']);
});

test('a failed further page is reported once, not at every return to the list; its next failure is reported again', async () => {
  const { store, show } = setUp();
  const first = show(sourceOf('cursor'));
  await ready(first);
  isRefusing = true;
  act(() => first.result.current.fetchMore());
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  first.unmount();
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
  logged.mockClear();

  const second = show(sourceOf('cursor'));
  expect(second.result.current.more).toBe('failed');
  expect(store.get(toastsAtom)).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  act(() => second.result.current.fetchMore());
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
});

test('a refresh drops the loaded pages and starts with the first one', async () => {
  const view = setUp().show(sourceOf('cursor'));
  await ready(view);
  act(() => view.result.current.fetchMore());
  await waitFor(() => expect(idsOf(view)).toHaveLength(25));
  server = [{ id: '41' }, ...server];
  act(() => view.result.current.refresh());
  await waitFor(() => expect(idsOf(view)[0]).toBe('41'));
  expect(idsOf(view)).toHaveLength(15);
});
