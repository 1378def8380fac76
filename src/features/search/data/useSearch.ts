import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { request, type SearchHit, search } from '@/api';
import { putGroupsAtom } from '@/features/groups';
import { usePagedList } from '@/features/lists';
import { putPostsAtom } from '@/features/posts';
import { putUsersAtom } from '@/features/users';
import { type FoundEntry, groupFound, itemsOf, toEntry } from '../model/results.ts';

/** The server sends one answer and decides its length. */
const wholeAnswer = { first: 0, further: 0 };

/** Runs a search; `undefined` runs none. A newer term cancels the older request. */
export function useSearch(term: string | undefined) {
  const putUsers = useSetAtom(putUsersAtom);
  const putPosts = useSetAtom(putPostsAtom);
  const putGroups = useSetAtom(putGroupsAtom);
  const { state, error, entries, retry } = usePagedList<{ id: string; hit: SearchHit }, FoundEntry>({
    list: `search:${term ?? ''}`,
    paging: 'none',
    sizes: wholeAnswer,
    isEnabled: term !== undefined,
    fetch: async ({ signal }) => {
      const { results, count } = await request(search, { query: { query: term ?? '' }, signal });
      return { results: results.map((hit) => ({ id: toEntry(hit).id, hit })), count };
    },
    store(rows) {
      const hits = rows.map(({ hit }) => hit);
      putUsers(itemsOf(hits, 'users'));
      putPosts(itemsOf(hits, 'posts'));
      putGroups(itemsOf(hits, 'groups'));
    },
    entryOf: ({ hit }) => toEntry(hit),
  });
  const results = useMemo(() => groupFound(entries), [entries]);
  return { state: term === undefined ? 'idle' : state, error, results, retry } as const;
}
