import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ToastViewport, type ToastViewportProps } from '@/design-system/overlays/Toast/ToastViewport.tsx';

/** So long before the person went on a failure must have been said to belong to what they left, in ms: some send them away. */
const belongsToLeft = 1000;

/** The moving layer of toasts. What failed at a step leaves with it; what was done is still good to know elsewhere. */
export default function ToastLayer(props: ToastViewportProps) {
  return (
    <>
      <ToastViewport {...props} />
      <LeaveWithStep {...props} />
    </>
  );
}

/** Draws nothing. A component of its own, so that a step does not draw the toasts anew. */
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
    // Only going on counts, not what the screen draws meanwhile.
  }, [location]);
  return null;
}
