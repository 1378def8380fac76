export { SegmentedControl, type SegmentedControlProps, type SegmentOption, segmentedSizes } from './SegmentedControl.tsx';
