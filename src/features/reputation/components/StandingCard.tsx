import { Card, Heading, lazyPart, Skeleton, SkeletonLine, SkeletonRegion, Stack } from '@/design-system';
import { chartHeight, meaningHeight } from '../constants.ts';
import { standingStrings } from '../standingStrings.ts';

/** The chart of a person's scores, loaded when it is first shown. It leaves no gap where there is no history. */
export const StandingHistory = lazyPart(() => import('./StandingHistory.tsx'), { isOptional: true });

export interface StandingCardProps {
  userId: string;
  rating: number;
  isOwn: boolean;
  /** Extends the card across the whole width of a phone's screen. */
  edge?: 'bleed' | undefined;
}

/** Keeps the chart's space until its code is loaded. */
export function StandingPlaceholder() {
  return (
    <SkeletonRegion label={standingStrings.historyLabel}>
      <Skeleton height={chartHeight + meaningHeight} />
    </SkeletonRegion>
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
        <StandingHistory {...person} fallback={<StandingPlaceholder />} />
      </Stack>
    </Card>
  );
}
