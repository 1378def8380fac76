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
 * Draws the toasts that features have asked for. Their moving layer comes when the page is idle; until then, and if it
 * cannot be fetched, they are said plainly, because a message must never be lost.
 */
export function Toasts() {
  const toasts = useStoreValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  // Also while there are none: what is put into a region that has just come is not announced.
  const plain = <PlainToasts toasts={toasts} onDismiss={dismiss} />;
  return <ToastLayer toasts={toasts} onDismiss={dismiss} label={feedbackStrings.notifications} fallback={plain} />;
}
