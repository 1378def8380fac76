import { act, renderHook, waitFor } from '@testing-library/react';
import { aPost, aPostRow } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { addLocalEntryAtom } from '../state/localEntries.ts';
import { usePostPages } from './usePostPages.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const fetch = async () => ({ results: ['p3', 'p2', 'p1'].map((id, index) => aPost(id, { publishedAt: at(30 - index) })), count: 3 });
const source = { list: 'feed:all', sizes: { first: 30, further: 15 }, fetch, isThreaded: true } as const;

test('going back to a list finds the same items without grouping them again', async () => {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const show = () => renderHook(() => usePostPages(source), { wrapper });
  const first = show();
  await waitFor(() => expect(first.result.current.items).toHaveLength(3));
  const { entries } = first.result.current;
  first.unmount();

  const second = show();
  expect(second.result.current.entries).toBe(entries);
  const { items } = second.result.current;
  second.unmount();
  const third = show();
  expect(third.result.current.items).toBe(items);
  third.unmount();

  // A post that was written on another screen is among them.
  act(() => store.set(addLocalEntryAtom, aPostRow('optimistic:1', { authorUserId: 'me', publishedAt: at(40), sending: 'sending' })));
  expect(show().result.current.items.map(({ id }) => id)).toEqual(['optimistic:1', 'p3', 'p2', 'p1']);
});
