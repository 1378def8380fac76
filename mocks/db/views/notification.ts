import type { Notification } from '@/api';
import type { NotificationRow } from '../tables.ts';
import { viewOrganization } from './organization.ts';
import { viewPost } from './post.ts';
import { viewUserById } from './user.ts';
import type { Viewer } from './viewer.ts';

export function viewNotification(viewer: Viewer, row: NotificationRow): Notification {
  const post = viewer.db.posts.get(row.postId);
  const organization = viewer.db.organizations.get(row.organizationId);
  return {
    id: row.id,
    read: row.read,
    type: row.type,
    createdAt: row.createdAt,
    text: row.text,
    actorUser: row.actorUserId === null ? null : viewUserById(viewer, row.actorUserId),
    post: post && viewer.sees(post) ? viewPost(viewer, post) : null,
    organization: organization ? viewOrganization(viewer, organization) : null,
  };
}
