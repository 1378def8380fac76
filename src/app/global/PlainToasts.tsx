import { useEffect, useEffectEvent } from 'react';
import { Button, Card, Inline, Text, type ToastItem } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './notices.css.ts';

export interface PlainToastsProps {
  toasts: readonly (ToastItem & { readonly life: number })[];
  onDismiss: (id: string) => void;
}

/**
 * Toasts without their animated layer, which may still be loading, or may have failed with the code that they report. Each ends after its life,
 * as in that layer.
 */
export function PlainToasts({ toasts, onDismiss }: PlainToastsProps) {
  return (
    // Named explicitly, because what a dialog hides from screen readers is everything without this attribute.
    <div role="status" aria-live="polite" className={styles.toasts}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </div>
  );
}

function PlainToast({
  toast: { title, description, action, life },
  onDismiss,
}: {
  toast: PlainToastsProps['toasts'][number];
  onDismiss: () => void;
}) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const timer = setTimeout(() => dismiss(), life);
    return () => clearTimeout(timer);
  }, [life]);
  return (
    <Card surface="floating" padding="4">
      <Text weight="bold">{title}</Text>
      {description && <Text tone="muted">{description}</Text>}
      <Inline justify="end">
        {action && (
          <Button size="small" variant="tinted" onClick={action.onAction}>
            {action.label}
          </Button>
        )}
        <Button size="small" variant="text" onClick={onDismiss}>
          {strings.closeMessage}
        </Button>
      </Inline>
    </Card>
  );
}
