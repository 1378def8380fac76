export { LineChart, type LineChartProps } from './LineChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export { type ChartSeries, type SeriesLine } from './series.ts';
