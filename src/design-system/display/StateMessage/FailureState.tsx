import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLabels } from '../../labels.ts';
import type { IconSlot } from '../Icon/glyph.ts';
import { Icon } from '../Icon/Icon.tsx';
import { handFocusOn } from './handFocusOn.ts';
import { StateLayout, type StateMessageProps } from './StateMessage.tsx';

export interface FailureStateProps extends StateMessageProps {
  icon?: IconSlot | undefined;
  /** Tries again; without it there is nothing to press. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: the button shows it and cannot be pressed again. */
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
}

/** Something that should be here did not come: says so in place, and offers to try again. Announced when it appears. */
export function FailureState({ icon = TriangleAlert, onRetry, isRetrying = false, retryLabel, form = 'page', ...rest }: FailureStateProps) {
  const labels = useLabels();
  const action = onRetry && (
    <Button
      variant="tinted"
      size={form === 'page' ? 'medium' : 'small'}
      icon={<Icon glyph={RotateCcw} size={form === 'page' ? 'compact' : 'small'} />}
      isLoading={isRetrying}
      onClick={({ currentTarget }) => {
        // The content that replaces the failure is in the same dialog or screen.
        handFocusOn(currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
        onRetry();
      }}
    >
      {retryLabel ?? labels.retry}
    </Button>
  );
  return <StateLayout {...rest} form={form} tone="negative" icon={icon} role="alert" action={action} />;
}
