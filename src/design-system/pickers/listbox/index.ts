export { Listbox, type ListboxProps } from './Listbox.tsx';
export { type ListboxModel, type ListboxOption, useListbox } from './useListbox.ts';
