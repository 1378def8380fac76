export { RangeInput, type RangeInputProps } from './RangeInput.tsx';
