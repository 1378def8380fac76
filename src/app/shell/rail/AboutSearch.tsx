import { useSearchParams } from 'wouter';
import { Stack } from '@/design-system';
import { RecentSearches, searchableTerm } from '@/features/search';
import { Suggestions } from './Suggestions.tsx';

/** Previous searches. Suggested people are shown here only during a search; before, they are in the column. */
export default function AboutSearch() {
  const [search] = useSearchParams();
  return (
    <Stack gap="4">
      <RecentSearches />
      {searchableTerm(search.get('q') ?? '') !== undefined && <Suggestions />}
    </Stack>
  );
}
