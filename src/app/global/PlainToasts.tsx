import { Button, Card, Inline, Text, type ToastItem } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './PlainToasts.css.ts';

export interface PlainToastsProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
}

/** Toasts without their animated layer, which may still be loading, or may have failed with the code that they report. */
export function PlainToasts({ toasts, onDismiss }: PlainToastsProps) {
  return (
    <div role="status" className={styles.place}>
      {toasts.map(({ id, title, description, action }) => (
        <Card key={id} surface="floating" padding="4">
          <Text weight="bold">{title}</Text>
          {description && <Text tone="muted">{description}</Text>}
          <Inline justify="end">
            {action && (
              <Button size="small" variant="tinted" onClick={action.onAction}>
                {action.label}
              </Button>
            )}
            <Button size="small" variant="text" onClick={() => onDismiss(id)}>
              {strings.closeMessage}
            </Button>
          </Inline>
        </Card>
      ))}
    </div>
  );
}
