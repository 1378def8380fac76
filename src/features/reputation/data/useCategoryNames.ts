import { useQuery } from '@tanstack/react-query';
import { getReputationCategories, request } from '@/api';
import { type CategoryId, categoryIds } from '../constants.ts';
import { strings } from '../strings.ts';

/** The names of the three categories as the server gives them; our own until it has, and where it does not. */
export function useCategoryNames(): Readonly<Record<CategoryId, string>> {
  const { data } = useQuery({
    queryKey: ['reputation-categories'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await request(getReputationCategories, { signal })).results,
  });
  return namesFrom(data ?? []);
}

/** Pure part: what the server does not name keeps our own name. */
export function namesFrom(rows: readonly { readonly id: number; readonly name: string }[]): Readonly<Record<CategoryId, string>> {
  const given = new Map(rows.map(({ id, name }) => [String(id), name]));
  const entries = categoryIds.map((id) => [id, given.get(id) ?? strings.categories[id]] as const);
  return Object.fromEntries(entries) as Record<CategoryId, string>;
}
