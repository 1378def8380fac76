export { ToastViewport, type ToastViewportProps } from './ToastViewport.tsx';
export { defaultToastLife, type ToastAction, type ToastItem, type ToastTone, toastTones } from './toastItem.ts';
