import { useSearchParams } from 'wouter';
import { Stack } from '@/design-system';
import { RecentSearches, searchableTerm } from '@/features/search';
import { Suggestions } from './Suggestions.tsx';

/** What one searched before. People are suggested here once something is searched; until then they stand in the column. */
export default function AboutSearch() {
  const [search] = useSearchParams();
  return (
    <Stack gap="4">
      <RecentSearches />
      {searchableTerm(search.get('q') ?? '') !== undefined && <Suggestions />}
    </Stack>
  );
}
