export * from './ConfirmPopup/index.ts';
export * from './Dialog/index.ts';
export * from './Menu/index.ts';
export * from './Popover/index.ts';
export * from './Toast/index.ts';
export * from './Tooltip/index.ts';
