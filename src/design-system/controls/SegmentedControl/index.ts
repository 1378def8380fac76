export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedSize,
  type SegmentOption,
  segmentedSizes,
} from './SegmentedControl.tsx';
