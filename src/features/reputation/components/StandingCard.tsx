import { Card, Heading, Skeleton, SkeletonLine, SkeletonRegion, Stack } from '@/design-system';
import { chartHeight, meaningHeight } from '../constants.ts';
import { standingStrings } from '../standingStrings.ts';
import { StandingHistory } from './LazyStandingHistory.tsx';

export interface StandingCardProps {
  userId: string;
  rating: number;
  isOwn: boolean;
  /** Across the whole width of a phone's screen. */
  edge?: 'bleed' | undefined;
}

/** Keeps the room of the chart until its code is here. */
export function StandingPlaceholder() {
  return (
    <SkeletonRegion label={standingStrings.historyLabel}>
      <Skeleton height={chartHeight + meaningHeight} />
    </SkeletonRegion>
  );
}

/** The shape of the card while the person is on their way. */
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

/** How a person stood over the last 30 days. */
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
