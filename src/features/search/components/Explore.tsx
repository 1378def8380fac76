import { useSetAtom } from 'jotai';
import { Compass, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { maxSearchLength } from '@/api/contract/limits';
import { Card, Heading, Icon, Stack, StatePanel, TextField } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { PeopleSkeleton, UserRows, useSuggestedUsers } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { addRecentSearchAtom } from '../state/recent.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { useSearchTerm } from './useSearchTerm.ts';

/**
 * The Explore screen: one field and its results; before a search, the recent searches and suggested people. The term is in the
 * address. A search is stored as recent on Enter or when one of its results is opened.
 */
export function Explore() {
  const { input, term, setInput, settle } = useSearchTerm();
  const remember = useSetAtom(addRecentSearchAtom);
  // On wide windows the side column shows the recent searches.
  const hasRail = useMediaQuery(media.desktop);
  const onOpen = (event: MouseEvent) => {
    if (term !== undefined && (event.target as Element).closest('a, article')) remember(term);
  };
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Heading level={1} size="display">
          {strings.title}
        </Heading>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const made = settle();
              if (made !== undefined) remember(made);
            }}
          >
            <TextField
              type="search"
              label={strings.field}
              isLabelHidden
              placeholder={strings.placeholder}
              prefix={<Icon glyph={Search} size="compact" tone="muted" />}
              value={input}
              maxLength={maxSearchLength}
              onChange={setInput}
            />
          </form>
        </search>
      </div>
      <div className={styles.page} onClickCapture={onOpen}>
        {term === undefined ? (
          <>
            {!hasRail && <RecentSearches edge="bleed" />}
            <SuggestedPeople />
          </>
        ) : (
          <SearchOutcome term={term} />
        )}
      </div>
    </div>
  );
}

/** Shown before a search: people worth following, or an invitation to search. */
function SuggestedPeople() {
  const { isLoading, ids } = useSuggestedUsers();
  if (!isLoading && ids.length === 0)
    return (
      <StatePanel kind="empty" icon={Compass} title={strings.startTitle}>
        {strings.startText}
      </StatePanel>
    );
  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.suggested}>
      <Stack gap="2">
        <Heading level={2}>{strings.suggested}</Heading>
        {isLoading ? <PeopleSkeleton label={strings.suggested} count={6} /> : <UserRows ids={ids} />}
      </Stack>
    </Card>
  );
}
