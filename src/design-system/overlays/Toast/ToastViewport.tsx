import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { useLaterLabels } from '../../laterLabels.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import type { ElementProps } from '../../private/native.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './toastItem.ts';
import { useFocusAvoidance } from './useFocusAvoidance.ts';

/** Handed on to the list of toasts. */
export interface ToastViewportProps extends ElementProps<'ol', 'aria-label'> {
  /** Oldest first; the newest is shown on top. Each lives on its own and asks to be removed when it is over. */
  toasts: readonly ToastItem[];
  /** Its life is over, or it was closed, swiped away or acted upon. */
  onDismiss: (id: string) => void;
  /** Names the region; F8 goes to it. */
  label: string;
  closeLabel?: string | undefined;
}

/** Short messages about recent actions; they never cover the field or button that they are about. For messages that must not be missed use StateMessage in the content. */
export function ToastViewport({ toasts, onDismiss, label, closeLabel, ref, ...native }: ToastViewportProps) {
  const labels = useLaterLabels();
  const isRtl = useDirection() === 'rtl';
  const [isPaused, setIsPaused] = useState(false);
  const viewport = useRef<HTMLOListElement>(null);
  const list = useMergedRef(viewport, ref);
  useFocusAvoidance(viewport, toasts.at(-1)?.id);
  return (
    <Radix.Provider label={label} swipeDirection={isRtl ? 'left' : 'right'}>
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
      <Radix.Viewport {...native} ref={list} className={styles.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}
