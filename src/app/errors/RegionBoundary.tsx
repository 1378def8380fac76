import { Card, FailureState } from '@/design-system';
import { logError } from '@/shared/lib/log';
import { Component, type ReactNode } from 'react';
import { strings } from '../strings.ts';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in place of the region; nothing for the optional parts of a screen. */
  fallback?: 'message' | 'nothing';
}

/** Keeps a failure inside its region: the rest of the screen goes on working. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError('a region of the screen failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback === 'nothing') return null;
    return (
      <Card edge="bleed">
        <FailureState title={strings.crashTitle} retryLabel={strings.reload} onRetry={() => this.setState({ hasFailed: false })}>
          {strings.crashText}
        </FailureState>
      </Card>
    );
  }
}
