export { type DialogPhoneLayout, type DialogSize, dialogPhoneLayouts, dialogSizes } from './Dialog.css.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogBody, DialogDescription, type DialogDescriptionProps, DialogFooter, type DialogPartProps } from './DialogBody.tsx';
export { DialogContent, type DialogContentProps } from './DialogContent.tsx';
export { DialogHeader, type DialogHeaderProps, DialogTitle, type DialogTitleProps } from './DialogHeader.tsx';
export { DialogClose, DialogRoot, type DialogRootProps, DialogTrigger } from './DialogRoot.tsx';
export type { DialogBrand, DismissReason } from './dialogOptions.ts';
