export { LineChart, type LineChartProps } from './LineChart.tsx';
export { type ChartSeries, type SeriesLine } from './series.ts';
