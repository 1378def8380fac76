export { SegmentedControl, type SegmentedControlProps, segmentedSizes, type SegmentOption } from './SegmentedControl.tsx';
