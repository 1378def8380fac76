import { onTestFinished, vi } from 'vitest';
import { required } from '@/shared/lib/required';
import { mocks } from './session.ts';

/** Properties of a notification that a test puts into the backend. */
export interface Arranged {
  type?: 'follow' | 'reaction' | 'system';
  read?: boolean;
  /** Text of a system notification. */
  text?: string;
  postId?: string;
}

const start = Date.UTC(2026, 2, 1, 12);
const minute = 60_000;

/** Id of the signed-in person, who receives the notifications. */
const me = () => mocks.backend.personaId('regular') ?? '';

/** Replaces all notifications by these, each from a different person, `Person N`. Higher numbers are newer. */
export function arrangeNotifications(numbers: readonly number[], options: Arranged = {}): void {
  for (const row of [...mocks.db.notifications.all()]) if (row.userId === me()) mocks.db.notifications.delete(row.id);
  addNotifications(numbers, options);
}

/** Adds notifications to the existing ones. */
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

/** Number of notifications that are unread in the backend. */
export const unreadOnServer = (): number => [...mocks.db.notifications.all()].filter(({ userId, read }) => userId === me() && !read).length;

/** Counts the answers of the two lists from this moment. */
export function watchLists() {
  let answers = 0;
  const handle = mocks.backend.handle;
  const watched = vi.spyOn(mocks.backend, 'handle').mockImplementation(async (request) => {
    const answer = await handle(request);
    if (/notifications\?/.test(request.url)) answers += 1;
    return answer;
  });
  onTestFinished(() => watched.mockRestore());
  return () => answers;
}

/** Counts the calls that mark a row, and the maximum number of them running at the same time. */
export function watchMarks() {
  const marks = { ids: [] as string[], most: 0 };
  let numPending = 0;
  const handle = mocks.backend.handle;
  const watched = vi.spyOn(mocks.backend, 'handle').mockImplementation((request) => {
    const id = /notifications\/([^/]+)\/read$/.exec(request.url)?.[1];
    if (!id) return handle(request);
    marks.ids.push(id);
    numPending += 1;
    marks.most = Math.max(marks.most, numPending);
    return handle(request).finally(() => {
      numPending -= 1;
    });
  });
  onTestFinished(() => watched.mockRestore());
  return marks;
}
