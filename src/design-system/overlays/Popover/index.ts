export { Popover, type PopoverAlign, popoverAligns, type PopoverProps, type PopoverSide, popoverSides } from './Popover.tsx';
