import { type ComponentType, createContext } from 'react';
import type { Notification } from '@/api';

export interface RowActionsProps {
  notification: Notification;
  /** What it asked for was answered: it counts as read. */
  onAnswered: () => void;
}

/** What a feature above this one offers in a row (the answers to an invitation to a group); the screen puts it here. */
export const RowActions = createContext<ComponentType<RowActionsProps> | undefined>(undefined);
