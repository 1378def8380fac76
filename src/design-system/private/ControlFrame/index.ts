export { type ControlSize, control, controlSizes } from './ControlFrame.css.ts';
export { ControlFrame, type ControlFrameProps } from './ControlFrame.tsx';
