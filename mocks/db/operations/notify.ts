import type { NotificationType } from '@/api';
import { day } from '../clock.ts';
import type { Database } from '../database.ts';
import { pair } from '../table.ts';

interface News {
  readonly type: NotificationType;
  readonly to: string;
  /** The person who caused it; null for the system itself. */
  readonly actorId: string | null;
  readonly text: string;
  readonly postId?: string;
  readonly organizationId?: string;
}

/** Types that one person can trigger repeatedly, by doing something and undoing it. */
const repeatable: ReadonlySet<NotificationType> = new Set(['follow', 'reaction', 'repost', 'weigh_in', 'group_invitation']);

/** Whether the person got the same notification within the last day. Reposts are compared by their target, since each has its own id. */
function isRepeated(db: Database, { type, to, actorId, text, postId, organizationId }: News): boolean {
  if (!repeatable.has(type)) return false;
  const subject = (id: string | null | undefined) => {
    const post = db.posts.get(id);
    return post?.type === 'repost' ? post.repostedPostId : (id ?? null);
  };
  const since = new Date(db.clock.now() - day).toISOString();
  for (const row of db.notifications.newest('user', to)) {
    if (row.createdAt < since) return false;
    const isSame = row.type === type && row.actorUserId === actorId && row.organizationId === (organizationId ?? null);
    if (isSame && subject(row.postId) === subject(postId) && (type !== 'weigh_in' || row.text === text)) return true;
  }
  return false;
}

/** Notifies a person, except of their own actions, of people whom a block separates from them, and of repetitions within a day. */
export function notify(db: Database, news: News): void {
  const { to, actorId } = news;
  if (actorId === to || db.users.get(to)?.status !== 'active') return;
  if (actorId !== null && (db.blocks.get(pair(to, actorId)) || db.blocks.get(pair(actorId, to)))) return;
  if (isRepeated(db, news)) return;
  db.notifications.put({
    id: db.notifications.nextId(),
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

/** The person's name in the text of a notification. */
export function nameIn(db: Database, userId: string): string {
  const user = db.users.get(userId);
  return user?.displayName ?? user?.firstName ?? (user?.username ? `@${user.username}` : 'Somebody');
}
