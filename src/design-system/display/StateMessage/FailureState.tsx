import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLabels } from '../../labels.ts';
import { Card } from '../Card/Card.tsx';
import type { IconSlot } from '../Icon/glyph.ts';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState, type EmptyStateProps, StateLayout, type StateMessageProps } from './StateMessage.tsx';

export interface FailureStateProps extends StateMessageProps {
  icon?: IconSlot | undefined;
  /** Retries; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: the button shows it and cannot be pressed again. */
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
}

/** Says in place that something failed to load, and offers a retry. Announced when it appears. */
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

/**
 * Focuses `focusTarget` when the pressed button is replaced by the requested content, unless something else has the focus after the next frame.
 * Otherwise the focus would move to the beginning of the page.
 */
export function handFocusOn(focusTarget: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) focusTarget?.focus({ preventScroll: true });
    });
  });
}

export type StatePanelProps = ({ kind: 'empty' } & EmptyStateProps) | ({ kind: 'failed' } & FailureStateProps);

/** An empty or failed list as a card of its own, where the list would lie on the canvas. */
export function StatePanel(props: StatePanelProps) {
  return (
    <Card edge="bleed">{props.kind === 'empty' ? <EmptyState {...withoutKind(props)} /> : <FailureState {...withoutKind(props)} />}</Card>
  );
}

const withoutKind = <Props extends { kind: string }>({ kind: _, ...rest }: Props) => rest;
