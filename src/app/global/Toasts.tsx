import { useSetAtom } from 'jotai';
import { lazyPart, type ToastViewportProps } from '@/design-system';
import { dismissToastAtom, feedbackStrings, toastsAtom } from '@/features/feedback';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { whenIdle } from '../routing/preload.ts';
import { PlainToasts } from './PlainToasts.tsx';

const ToastLayer = lazyPart<ToastViewportProps>(
  async () => {
    await whenIdle();
    return import('./ToastLayer.tsx');
  },
  { isOptional: true },
);

/**
 * Renders the features' toasts. Their animated layer is loaded when the page is idle; until then, and if it can't be loaded, they are shown
 * without animation, because a message must never be lost.
 */
export function Toasts() {
  const toasts = useStoreValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  // Rendered even without toasts: text in a newly added live region isn't announced.
  const plain = <PlainToasts toasts={toasts} onDismiss={dismiss} />;
  return <ToastLayer toasts={toasts} onDismiss={dismiss} label={feedbackStrings.notifications} fallback={plain} />;
}
