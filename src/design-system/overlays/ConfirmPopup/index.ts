export { ConfirmPopup, type ConfirmPopupProps } from './ConfirmPopup.tsx';
