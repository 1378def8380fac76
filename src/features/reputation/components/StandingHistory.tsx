import { FailureState, Skeleton, SkeletonRegion, Text } from '@/design-system';
import { LineChart } from '@/design-system/display/LineChart/index.ts';
import { formatDay } from '@/shared/i18n';
import { categoryIds, chartHeight } from '../constants.ts';
import { useCategoryNames } from '../data/useCategoryNames.ts';
import { useRatingHistory } from '../data/useRatingHistory.ts';
import { isUnrated } from '../model/standing.ts';
import { standingStrings } from '../standingStrings.ts';
import { StandingMeaning } from './StandingMeaning.tsx';

export interface StandingHistoryProps {
  userId: string;
  rating: number;
  isOwn: boolean;
}

/** The three scores over 30 days as a small chart or a table, with an explanation. A module of its own, because it loads the chart. */
export default function StandingHistory({ userId, rating, isOwn }: StandingHistoryProps) {
  const categoryNames = useCategoryNames();
  return (
    <>
      {!isUnrated(rating) && <Chart userId={userId} names={categoryNames} />}
      <StandingMeaning rating={rating} categoryNames={categoryNames} isOwn={isOwn} />
    </>
  );
}

function Chart({ userId, names }: { userId: string; names: ReturnType<typeof useCategoryNames> }) {
  const { history, isLoading, hasFailed, retry } = useRatingHistory(userId);
  if (isLoading) {
    return (
      <SkeletonRegion label={standingStrings.historyLabel}>
        <Skeleton height={chartHeight} />
      </SkeletonRegion>
    );
  }
  if (hasFailed) return <FailureState form="row" level={3} title={standingStrings.historyFailed} onRetry={retry} />;
  const [insightfulness, relevance, politeness] = categoryIds.map((id) => ({
    name: names[id],
    values: history.map((day) => day.reputationScores[id].score),
  }));
  if (history.length < 2 || !insightfulness || !relevance || !politeness) {
    return (
      <Text size="small" tone="muted">
        {standingStrings.noHistory}
      </Text>
    );
  }
  return (
    <LineChart
      label={standingStrings.historyLabel}
      series={[insightfulness, relevance, politeness]}
      moments={history.map((day) => formatHistoryDay(day.date))}
    />
  );
}

/** A day of the history (`YYYY-MM-DD`) as a local day. Without a time it would be parsed as midnight UTC, the day before in America. */
export const formatHistoryDay = (date: string): string => formatDay(`${date.slice(0, 10)}T00:00`);
