export { Histogram, type HistogramProps } from './Histogram.tsx';
