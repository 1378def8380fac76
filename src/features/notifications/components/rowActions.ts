import { type ComponentType, createContext } from 'react';
import type { Notification } from '@/api';

export interface RowActionsProps {
  notification: Notification;
  /** Called once the row's question is answered, so that the row counts as read. */
  onAnswered: () => void;
}

/** Actions in a row that a higher feature provides (the answers to a group invitation); the screen passes them in. */
export const RowActions = createContext<ComponentType<RowActionsProps> | undefined>(undefined);
