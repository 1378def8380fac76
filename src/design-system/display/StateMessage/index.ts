export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { FailureState, type FailureStateProps } from './FailureState.tsx';
export { handFocusOn } from './handFocusOn.ts';
export { StatePanel, type StatePanelProps } from './StatePanel.tsx';
export { type StateMessageForm, stateMessageForms } from './variants.ts';
