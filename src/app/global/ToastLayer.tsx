import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ToastViewport, type ToastViewportProps } from '@/design-system/overlays/Toast/ToastViewport.tsx';

/** An error this long before a navigation belongs to the screen that was left, in ms: some errors cause the navigation. */
const belongsToLeft = 1000;

/** The animated layer of toasts. A navigation removes errors of the previous screen; confirmations stay. */
export default function ToastLayer(props: ToastViewportProps) {
  return (
    <>
      <ToastViewport {...props} />
      <LeaveWithStep {...props} />
    </>
  );
}

/** Renders nothing. A separate component, so that a navigation doesn't re-render the toasts. */
function LeaveWithStep({ toasts, onDismiss }: ToastViewportProps) {
  const [location] = useLocation();
  const since = useRef(new Map<string, number>());
  const now = useRef({ toasts, onDismiss });
  useEffect(() => {
    now.current = { toasts, onDismiss };
    since.current = new Map(toasts.map(({ id }) => [id, since.current.get(id) ?? Date.now()]));
  });
  useEffect(() => {
    for (const { id, tone } of now.current.toasts) {
      if (tone === 'negative' && Date.now() - (since.current.get(id) ?? Infinity) > belongsToLeft) now.current.onDismiss(id);
    }
    // Only a navigation counts, not what the screen renders meanwhile.
  }, [location]);
  return null;
}
