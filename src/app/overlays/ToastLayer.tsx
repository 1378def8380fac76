import { ToastViewport } from '@/design-system';
import { dismissToastAtom, feedbackStrings, toastsAtom } from '@/features/feedback';
import { useAtomValue, useSetAtom } from 'jotai';

/** Draws the toasts that features have asked for. */
export default function ToastLayer() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return <ToastViewport toasts={toasts} onDismiss={dismiss} label={feedbackStrings.notifications} />;
}
