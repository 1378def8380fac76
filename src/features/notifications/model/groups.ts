import type { Notification, User } from '@/api';
import { originalOf } from './target.ts';

/** Notifications that say the same about the same post, newest first: one row that names everybody. */
export interface NotificationGroup {
  /** The newest one: where it leads, what it is about, when it was. */
  readonly lead: Notification;
  readonly rows: readonly Notification[];
  /** Who caused them, each once, the latest first. */
  readonly actors: readonly User[];
}

/** Kinds of which the hundredth says no more than the first. What can be answered one by one (replies, follows) stays apart. */
const grouped = new Set(['reaction', 'repost']);

/** Groups a list (newest first); a group stands where its newest row stood. */
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
