import { toastsAtom } from '@/features/feedback';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

const ToastLayer = lazy(() => import('./ToastLayer.tsx'));

/** Toasts need their module only once there is something to say; from then on it stays. */
export function Toasts() {
  const hasToasts = useAtomValue(toastsAtom).length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Suspense fallback={null}><ToastLayer /></Suspense> : null;
}
