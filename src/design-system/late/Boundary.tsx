import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the children once they have failed. `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** Called once per failure, to report it. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** Keeps a failure inside its region: the rest of the page goes on working. Never part of late code itself. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
