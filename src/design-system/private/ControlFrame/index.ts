export { ControlFrame, type ControlFrameProps } from './ControlFrame.tsx';
export { control, controlSizes, type ControlSize } from './ControlFrame.css.ts';
