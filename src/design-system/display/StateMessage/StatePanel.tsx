import { Card } from '../Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { FailureState, type FailureStateProps } from './FailureState.tsx';

export type StatePanelProps = ({ kind: 'empty' } & EmptyStateProps) | ({ kind: 'failed' } & FailureStateProps);

/** An empty or failed place on a card of its own: for what would otherwise be a list on the canvas. */
export function StatePanel(props: StatePanelProps) {
  return (
    <Card edge="bleed">{props.kind === 'empty' ? <EmptyState {...withoutKind(props)} /> : <FailureState {...withoutKind(props)} />}</Card>
  );
}

const withoutKind = <Props extends { kind: string }>({ kind: _, ...rest }: Props) => rest;
