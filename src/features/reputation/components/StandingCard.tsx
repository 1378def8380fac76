import { Card, Heading, lazyPart, Skeleton, SkeletonLine, SkeletonRegion, Stack, Text } from '@/design-system';
import { chartHeight, meaningHeight } from '../constants.ts';
import { isUnrated } from '../model/standing.ts';
import { standingStrings } from '../standingStrings.ts';

/** The chart of a person's scores, loaded when it is first shown. It leaves no gap where there is no history. */
const StandingHistory = lazyPart(() => import('./StandingHistory.tsx'), { isOptional: true });

export interface StandingCardProps {
  userId: string;
  rating: number;
  isOwn: boolean;
  /** Extends the card across the whole width of a phone's screen. */
  edge?: 'bleed' | undefined;
}

/** The scores over the last 30 days with an explanation, or a sentence for a person who has none yet. Keeps the space of its code. */
export function StandingBody({ userId, rating, isOwn }: Omit<StandingCardProps, 'edge'>) {
  const hasNone = isUnrated(rating);
  return (
    <div>
      {hasNone && (
        <Text as="p" size="small" tone="muted">
          {isOwn ? standingStrings.ownUnratedText : standingStrings.unratedText}
        </Text>
      )}
      <StandingHistory
        userId={userId}
        rating={rating}
        isOwn={isOwn}
        fallback={
          <SkeletonRegion label={standingStrings.historyLabel}>
            <Skeleton height={hasNone ? meaningHeight : chartHeight + meaningHeight} />
          </SkeletonRegion>
        }
      />
    </div>
  );
}

/** The placeholder of the card while the person is loading. */
export function StandingCardSkeleton({ edge }: Pick<StandingCardProps, 'edge'>) {
  return (
    <Card padding="4" {...(edge ? { edge } : {})}>
      <Stack gap="5">
        <SkeletonLine width="8rem" />
        <Skeleton height={chartHeight + meaningHeight} />
      </Stack>
    </Card>
  );
}

/** A person's scores over the last 30 days. */
export function StandingCard({ edge, ...person }: StandingCardProps) {
  const title = person.isOwn ? standingStrings.yourStanding : standingStrings.standing;
  return (
    <Card as="section" padding="4" {...(edge ? { edge } : {})} aria-label={title}>
      <Stack gap="5">
        <Heading level={2} size="body">
          {title}
        </Heading>
        <StandingBody {...person} />
      </Stack>
    </Card>
  );
}
