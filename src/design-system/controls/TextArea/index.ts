export { type TextAreaLook, textAreaLooks } from './TextArea.css.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
