import { ChevronDown } from 'lucide-react';
import { type ToggleEvent, useState } from 'react';
import { Card, Heading, Icon, SkeletonLine, Text, VisuallyHidden } from '@/design-system';
import { Sparkline } from '@/design-system/display/LineChart/Sparkline.tsx';
import { formatWhole } from '@/shared/i18n';
import { categoryIds } from '../constants.ts';
import { useCategoryNames } from '../data/useCategoryNames.ts';
import { useRatingHistory } from '../data/useRatingHistory.ts';
import { isUnrated } from '../model/standing.ts';
import { standingStrings } from '../standingStrings.ts';
import { strings } from '../strings.ts';
import * as styles from './Standing.css.ts';
import { StandingBody, type StandingCardProps } from './StandingCard.tsx';

/** The placeholder of the line while the person is loading. */
export function FoldedStandingSkeleton() {
  return (
    <Card edge="bleed">
      <span className={styles.foldedLine}>
        <SkeletonLine width="8rem" />
      </span>
    </Card>
  );
}

/** A person's scores as one line that opens, for narrow windows, where the posts follow below. */
export function FoldedStanding(person: Omit<StandingCardProps, 'edge'>) {
  const [isOpen, setIsOpen] = useState(false);
  const title = person.isOwn ? standingStrings.yourStanding : standingStrings.standing;
  return (
    <Card as="section" edge="bleed" aria-label={title}>
      <details onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.foldedLine}>
          <div className={styles.foldedTitle}>
            <Heading level={2} size="body">
              {title}
            </Heading>
          </div>
          {isUnrated(person.rating) ? (
            <Text size="small" tone="muted">
              {strings.unrated}
            </Text>
          ) : (
            <Scores userId={person.userId} />
          )}
          <span className={styles.foldedMark}>
            <Icon glyph={ChevronDown} size="compact" tone="muted" />
          </span>
        </summary>
        <div className={styles.foldedBody}>{isOpen && <StandingBody {...person} />}</div>
      </details>
    </Card>
  );
}

/** The newest value of each score and their course over the last days. Empty while they are loading and where there are none. */
function Scores({ userId }: { userId: string }) {
  const names = useCategoryNames();
  const { history } = useRatingHistory(userId);
  const newest = history.at(-1);
  if (!newest || history.length < 2) return null;
  const series = categoryIds.map((id) => ({
    name: names[id],
    values: history.map((day) => day.reputationScores[id].score),
  }));
  const numbers = categoryIds.map((id) => ({ id, name: names[id], score: formatWhole(newest.reputationScores[id].score) }));
  return (
    <>
      <span className={styles.foldedScores} aria-hidden>
        {numbers.map(({ id, score }) => (
          <span key={id}>{score}</span>
        ))}
      </span>
      <VisuallyHidden>{standingStrings.scoresNow(numbers.map(({ name, score }) => `${name} ${score}`).join(', '))}</VisuallyHidden>
      <Sparkline series={series} />
    </>
  );
}
