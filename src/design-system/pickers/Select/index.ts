export { type SelectLook, selectLooks } from './Select.css.ts';
export { Select, type SelectProps } from './Select.tsx';
export type { SelectOption } from './selectOptions.ts';
