import { useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Heading, Icon, TextField } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { maxSearchLength } from '../constants.ts';
import { addRecentSearchAtom } from '../state/recent.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { SuggestedPeople } from './SuggestedPeople.tsx';
import { useSearchTerm } from './useSearchTerm.ts';

/**
 * The Explore screen: one field, and what it finds; before that, what was searched and who is suggested. The term stands in the
 * address. A search counts as made, and is remembered, with Enter or once something it found was opened.
 */
export function Explore() {
  const { input, term, setInput, settle } = useSearchTerm();
  const remember = useSetAtom(addRecentSearchAtom);
  // Where there is a rail beside the column, it remembers the searches.
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
