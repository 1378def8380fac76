import { required } from '@/shared/lib/required';
import { mocks } from './session.ts';

/** What a test may say of a notification that it puts into the backend. */
export interface Arranged {
  type?: 'follow' | 'reaction' | 'system';
  read?: boolean;
  /** The words of a notice of the system. */
  text?: string;
  postId?: string;
}

const start = Date.UTC(2026, 2, 1, 12);
const minute = 60_000;

/** Whose notifications they are. */
const me = () => mocks.backend.personaId('regular') ?? '';

/** Leaves these notifications and no others: each by a person of its own, `Person N`; the higher the number, the newer. */
export function arrangeNotifications(numbers: readonly number[], given: Arranged = {}): void {
  for (const row of [...mocks.db.notifications.all()]) if (row.userId === me()) mocks.db.notifications.delete(row.id);
  addNotifications(numbers, given);
}

/** Adds to what is there. */
export function addNotifications(numbers: readonly number[], { type = 'follow', read = false, text = '', postId }: Arranged = {}): void {
  const anybody = required([...mocks.db.users.all()].find(({ id }) => id !== me()));
  for (const number of numbers) {
    const actorUserId = type === 'system' ? null : `u900000${number}`;
    if (actorUserId) mocks.db.users.put({ ...anybody, id: actorUserId, username: `person${number}`, displayName: `Person ${number}` });
    const createdAt = new Date(start + number * minute).toISOString();
    const id = `n900000${number}`;
    mocks.db.notifications.put({
      id,
      userId: me(),
      type,
      read,
      createdAt,
      text,
      actorUserId,
      postId: postId ?? null,
      organizationId: null,
    });
  }
}

/** A post of the signed-in person. */
export const ownPostId = (): string =>
  required([...mocks.db.posts.all()].find((post) => post.authorUserId === me() && post.type === 'post')).id;

/** How many of them the backend holds as unread. */
export const unreadOnServer = (): number => [...mocks.db.notifications.all()].filter(({ userId, read }) => userId === me() && !read).length;
