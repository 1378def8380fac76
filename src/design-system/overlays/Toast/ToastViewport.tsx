import * as Radix from '@radix-ui/react-toast';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLaterLabels } from '../../laterLabels.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import type { ElementProps } from '../../private/native.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './toastItem.ts';

/** Handed on to the list of toasts. */
export interface ToastViewportProps extends ElementProps<'ol', 'aria-label'> {
  /** Oldest first; the newest is shown on top. Each lives on its own and asks to be removed when it is over. */
  toasts: readonly ToastItem[];
  /** Its life is over, or it was closed, swiped away or acted upon. */
  onDismiss: (id: string) => void;
  /** Names the region; F8 moves the focus to it. */
  label: string;
  closeLabel?: string | undefined;
}

/** Short messages about recent actions; they never cover the field or button that they are about. For messages that must not be missed use FailureState in the content. */
export function ToastViewport({ toasts, onDismiss, label, closeLabel, ref, ...native }: ToastViewportProps) {
  const labels = useLaterLabels();
  const isRtl = useDirection() === 'rtl';
  const [isPaused, setIsPaused] = useState(false);
  const viewport = useRef<HTMLOListElement>(null);
  const list = useMergedRef(viewport, ref);
  useFocusAvoidance(viewport, toasts.at(-1)?.id);
  useOwnFocus(viewport);
  return (
    <Radix.Provider label={labels.message} swipeDirection={isRtl ? 'left' : 'right'}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel ?? labels.close}
          isPaused={isPaused}
          onPausedChange={setIsPaused}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
      {/* Modal layers hide everything else from screen readers, except what is marked as live. Radix announces the toasts in a region of its own. */}
      <Radix.Viewport {...native} ref={list} aria-live="off" className={styles.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}

/**
 * Lets the toasts have the focus while a modal layer is open. Such a layer keeps the focus inside itself by listening on the document, so
 * movements of the focus into the toasts, and within them, end at the body, where React has seen them already.
 */
function useOwnFocus(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isToast = (target: EventTarget | null) => target instanceof Node && viewport.current?.parentElement?.contains(target) === true;
    const keep = (event: FocusEvent) => {
      const newTarget = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isToast(newTarget)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keep);
    document.body.addEventListener('focusout', keep);
    return () => {
      document.body.removeEventListener('focusin', keep);
      document.body.removeEventListener('focusout', keep);
    };
  }, [viewport]);
}

/** Where toasts begin: over the header, in CSS px. */
const top = 4;
/** The space that toasts at the lower end take. */
const lowerEnd = 220;

/** Moves the toasts to the lower end (`data-below`) when they would cover the focused element at the upper one. */
function useFocusAvoidance(viewport: RefObject<HTMLElement | null>, newest: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = viewport;
    const focused = document.activeElement;
    if (newest === undefined || !current || !focused || current.contains(focused)) return;
    const at = focused === document.body ? undefined : focused.getBoundingClientRect();
    const isCovered = at !== undefined && isUnder(at, current.getBoundingClientRect()) && at.bottom < innerHeight - lowerEnd;
    current.toggleAttribute('data-below', isCovered);
  }, [viewport, newest]);
}

/** As wide as the toasts are now, and as high, but at the upper end. */
const isUnder = (at: DOMRect, { left, right, height }: DOMRect) =>
  at.right > left && at.left < right && at.bottom > top && at.top < top + height;
