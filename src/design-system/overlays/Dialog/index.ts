export { Dialog, type DialogProps } from './Dialog.tsx';
export { type DialogPhoneLayout, dialogPhoneLayouts, type DialogSize, dialogSizes } from './Dialog.css.ts';
export type { DialogBrand, DismissReason } from './dialogContent.ts';
