export { copyStrings } from './copyStrings.ts';
export { friendlyMessage } from './model/friendlyMessage.ts';
export { copyLinkAtom, linkToCopyAtom } from './state/copyLink.ts';
export {
  announceAtom,
  announcementAtom,
  dismissToastAtom,
  showErrorAtom,
  showSuccessAtom,
  showToastAtom,
  type ToastMessage,
  toastLife,
  toastsAtom,
} from './state/toasts.ts';
export { strings as feedbackStrings } from './strings.ts';
