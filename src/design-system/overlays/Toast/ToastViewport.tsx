import * as Radix from '@radix-ui/react-toast';
import { useState } from 'react';
import { labels } from '../../labels.ts';
import { useDirection } from '../../private/direction/index.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import type { ToastItem } from './toastItem.ts';

export interface ToastViewportProps {
  /** Oldest first; the newest is shown on top. Each lives on its own and asks to be removed when it is over. */
  toasts: readonly ToastItem[];
  /** Its life is over, or it was closed, swiped away or acted upon. */
  onDismiss: (id: string) => void;
  /** Names the region; F8 goes to it. */
  label: string;
  closeLabel?: string | undefined;
}

/** Short news about what was just done. What must not be missed stands in place, with StateMessage. */
export function ToastViewport({ toasts, onDismiss, label, closeLabel = labels.close }: ToastViewportProps) {
  const isRtl = useDirection() === 'rtl';
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Radix.Provider label={label} swipeDirection={isRtl ? 'left' : 'right'}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isPaused={isPaused}
          onPausedChange={setIsPaused}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
      <Radix.Viewport className={styles.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}
