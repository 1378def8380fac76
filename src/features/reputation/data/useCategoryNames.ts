import { useQuery } from '@tanstack/react-query';
import { getReputationCategories, request } from '@/api';
import { locale } from '@/shared/i18n';
import { type CategoryId, categoryIds } from '../constants.ts';
import { strings } from '../strings.ts';

/** The server's names of the three categories; our own until the server has answered, where it has none, and in other languages than English. */
export function useCategoryNames(): Readonly<Record<CategoryId, string>> {
  const { data } = useQuery({
    queryKey: ['reputation-categories'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await request(getReputationCategories, { signal })).results,
  });
  return namesFrom(locale === 'en' ? (data ?? []) : []);
}

/** The pure part: a category that the server doesn't name keeps our own name. */
export function namesFrom(rows: readonly { readonly id: number; readonly name: string }[]): Readonly<Record<CategoryId, string>> {
  const serverNames = new Map(rows.map(({ id, name }) => [String(id), name]));
  const entries = categoryIds.map((id) => [id, serverNames.get(id) ?? strings.categories[id]] as const);
  return Object.fromEntries(entries) as Record<CategoryId, string>;
}
