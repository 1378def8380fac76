import { useEffect, useRef } from 'react';
import type { ElementProps } from '../../private/native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LiveRegionProps extends ElementProps<'div', 'role' | 'nonce'> {
  /** The message to announce; the same message with another `nonce` is announced again. */
  message: string;
  /** Any value that changes when the same event happens again. */
  nonce?: string | number | undefined;
  /** `assertive` interrupts; keep it for losses (offline, signed out). */
  urgency?: 'polite' | 'assertive' | undefined;
}

/** Says a sentence to screen readers. Mount it once, empty, and change the message: a region that appears full is not read. */
export function LiveRegion({ message, nonce, urgency = 'polite', ...native }: LiveRegionProps) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Emptied first and filled a moment later, because an unchanged text is no news to a screen reader.
    element.textContent = '';
    const timer = setTimeout(() => {
      element.textContent = message;
    }, 50);
    return () => clearTimeout(timer);
  }, [message, nonce]);
  return (
    <VisuallyHidden {...native} as="div">
      <span ref={region} role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic="true" />
    </VisuallyHidden>
  );
}
