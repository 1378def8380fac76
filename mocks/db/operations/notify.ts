import type { NotificationType } from '@/api';
import type { Database } from '../database.ts';
import { pair } from '../rows.ts';

interface News {
  readonly type: NotificationType;
  readonly to: string;
  /** The person who caused it; null for the system itself. */
  readonly actorId: string | null;
  readonly text: string;
  readonly postId?: string;
  readonly organizationId?: string;
}

/** Tells a person that something happened: never about their own doing, never across a block. */
export function notify(db: Database, news: News): void {
  const { to, actorId } = news;
  if (actorId === to || db.users.get(to)?.status !== 'active') return;
  if (actorId !== null && (db.blocks.get(pair(to, actorId)) || db.blocks.get(pair(actorId, to)))) return;
  db.notifications.put({
    id: db.ids.next('n'),
    userId: to,
    type: news.type,
    read: false,
    createdAt: db.clock.iso(),
    text: news.text,
    actorUserId: actorId,
    postId: news.postId ?? null,
    organizationId: news.organizationId ?? null,
  });
  db.events.emit({ name: 'new_notification', payload: {}, to: [to] });
}

/** The name a notification calls a person by. */
export function nameIn(db: Database, userId: string): string {
  const user = db.users.get(userId);
  return user?.displayName ?? user?.firstName ?? (user?.username ? `@${user.username}` : 'Somebody');
}
