import type { ReactNode } from 'react';
import type { IconSlot } from '../Icon/glyph.ts';
import { StateLayout, type StateMessageProps } from './StateMessage.tsx';

export interface EmptyStateProps extends StateMessageProps {
  icon: IconSlot;
  /** The one thing to do next, as a `Button` or `LinkButton`. */
  action?: ReactNode;
}

/** For an empty list or screen that isn't a failure: suggests what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return <StateLayout {...props} tone="primary" />;
}
