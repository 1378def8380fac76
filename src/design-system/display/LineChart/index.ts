export { LineChart, type LineChartProps } from './LineChart.tsx';
export { type ChartSeries, type SeriesTone } from './series.ts';
