import type { Notification, User } from '@/api';
import { originalOf } from './target.ts';

/** Notifications of one kind about the same post, newest first: one row that names all actors. */
export interface NotificationGroup {
  /** The newest notification, which supplies the link, the subject and the time. */
  readonly lead: Notification;
  readonly rows: readonly Notification[];
  /** The actors, each once, the latest first. */
  readonly actors: readonly User[];
}

/** The kinds that are grouped. Kinds that can be answered one by one (replies, follows) stay separate. */
const grouped = new Set(['reaction', 'repost']);

/** Groups a list (newest first); a group takes the position of its newest row. */
export function groupNotifications(rows: readonly Notification[]): readonly NotificationGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((members) => {
    const [lead] = members;
    const actors = new Map(members.flatMap(({ actorUser }) => (actorUser ? [[actorUser.id, actorUser] as const] : [])));
    return lead ? [{ lead, rows: members, actors: [...actors.values()] }] : [];
  });
}

function keyOf({ id, type, post, actorUser }: Notification): string {
  return type && post && actorUser && grouped.has(type) ? `${type}:${originalOf(post).id}` : id;
}
