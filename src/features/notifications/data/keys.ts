const root = ['notifications'] as const;

/** Names of the lists in the query cache. */
export const notificationKeys = {
  all: root,
  list: (isRead: boolean) => [...root, isRead ? 'read' : 'unread'] as const,
  marking: [...root, 'marking'] as const,
};
