import { useSetAtom } from 'jotai';
import { Clock, X } from 'lucide-react';
import { Anchor, Button, Card, Heading, Icon, IconButton } from '@/design-system';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { clearRecentSearchesAtom, recentSearchesAtom, removeRecentSearchAtom } from '../state/recent.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';

export interface RecentSearchesProps {
  /** Extends the card across the whole width of a phone's screen. */
  edge?: 'bleed' | undefined;
}

/** The recent searches, each with a link that repeats it and a button that removes it. Renders nothing when there are none. */
export function RecentSearches({ edge }: RecentSearchesProps) {
  const terms = useStoreValue(recentSearchesAtom);
  const remove = useSetAtom(removeRecentSearchAtom);
  const clear = useSetAtom(clearRecentSearchesAtom);
  const movingRows = useMovingRows<HTMLUListElement>();
  if (terms.length === 0) return null;
  const forget = (button: HTMLElement, term: string, index: number) => {
    const list = button.closest('ul');
    remove(term);
    // The focus moves to the item that takes the removed one's position.
    requestAnimationFrame(() => {
      const buttons = list?.querySelectorAll<HTMLElement>('li:not([inert]) button');
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  return (
    <Card as="section" padding="4" {...(edge ? { edge } : {})} aria-label={strings.recent}>
      <div className={styles.recentTop}>
        <Heading level={2} size="body">
          {strings.recent}
        </Heading>
        <Button variant="text" size="small" onClick={clear}>
          {strings.clearRecent}
        </Button>
      </div>
      <ul ref={movingRows} className={styles.list}>
        {terms.map((term, index) => (
          <li key={term} className={styles.recentRow}>
            <Icon glyph={Clock} size="compact" tone="muted" />
            <Anchor className={styles.recentTerm} href={paths.explore({ q: term })}>
              <bdi>{term}</bdi>
            </Anchor>
            <IconButton
              size="small"
              label={strings.removeRecent(term)}
              icon={<Icon glyph={X} size="small" />}
              onClick={({ currentTarget }) => forget(currentTarget, term, index)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
