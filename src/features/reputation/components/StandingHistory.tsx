import { LineChart } from '@/design-system/display/LineChart/index.ts';
import { formatDay } from '@/shared/i18n';
import { categoryIds } from '../constants.ts';
import { useRatingHistory } from '../data/useRatingHistory.ts';
import { strings } from '../strings.ts';

/** The three scores over 30 days as a small chart, or as a table. A module of its own: the chart comes with it. */
export default function StandingHistory({ userId }: { userId: string }) {
  const history = useRatingHistory(userId);
  if (history.length < 2) return null;
  const [insightfulness, relevance, politeness] = categoryIds.map((id) => ({
    name: strings.categories[id],
    values: history.map((day) => day.reputationScores[id].score),
  }));
  if (!insightfulness || !relevance || !politeness) return null;
  return (
    <LineChart
      label={strings.historyLabel}
      series={[insightfulness, relevance, politeness]}
      moments={history.map((day) => formatDay(day.date))}
    />
  );
}
