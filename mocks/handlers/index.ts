import type { Implementation } from '../http/implementation.ts';
import { authHandlers } from './auth.ts';
import { channelHandlers } from './channels.ts';
import { connectionHandlers } from './connections.ts';
import { feedHandlers } from './feeds.ts';
import { followHandlers } from './follows.ts';
import { memberHandlers } from './members.ts';
import { metricHandlers, notificationHandlers } from './notifications.ts';
import { organizationHandlers } from './organizations.ts';
import { postHandlers } from './posts.ts';
import { userHandlers } from './users.ts';
import { draftHandlers, fileHandlers, linkHandlers, searchHandlers } from './writing.ts';

/** The implementation of every endpoint. */
export const implementations: readonly Implementation[] = [
  ...authHandlers,
  ...connectionHandlers,
  ...userHandlers,
  ...followHandlers,
  ...feedHandlers,
  ...postHandlers,
  ...linkHandlers,
  ...draftHandlers,
  ...searchHandlers,
  ...notificationHandlers,
  ...metricHandlers,
  ...organizationHandlers,
  ...memberHandlers,
  ...channelHandlers,
  ...fileHandlers,
];
