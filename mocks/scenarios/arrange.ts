import type { Backend } from '../backend.ts';
import { minute, second } from '../db/clock.ts';
import { newPost } from '../db/newPost.ts';
import { listGroups } from '../db/operations/groups.ts';
import { quotaOf } from '../db/operations/quota.ts';
import { pair } from '../db/table.ts';
import { allRows, type UserRow } from '../db/tables.ts';

const ago = (backend: Backend, milliseconds: number) => new Date(backend.clock.now() - milliseconds).toISOString();

function addPost({ db }: Backend, fields: Omit<Parameters<typeof newPost>[0], 'id'>): void {
  db.posts.put(newPost({ ...fields, id: db.posts.nextId() }));
}

const thoughts = [
  'Agreed, with a footnote.',
  'The second half is what matters.',
  'Not where I live.',
  'Counted it again: same result.',
  'Who pays for this?',
  'Thank you for the source.',
  'It was different last winter.',
] as const;

/** 300 replies under the author's newest post. */
export function arrangeHugeThread(backend: Backend): void {
  const { db } = backend;
  const author = backend.personaId('author');
  const [post] = db.posts.newest('authorType', `${author}/post`);
  if (!post) return;
  // No block may hide a part of the thread.
  const people = db.users.by('active', allRows).filter((user) => db.blocks.count('by', user.id) + db.blocks.count('of', user.id) === 0);
  for (let index = db.posts.count('replies', post.id); index < 300; index += 1) {
    const text = `${thoughts[index % thoughts.length]} (${index + 1})`;
    const authorUserId = people[index % people.length]?.id ?? post.authorUserId;
    addPost(backend, {
      type: 'reply',
      repostedPostId: post.id,
      channelId: post.channelId,
      displayedChannelId: post.channelId,
      rawText: text,
      authorUserId,
      publishedAt: ago(backend, (300 - index) * second),
    });
  }
}

/** All but one post of this hour's quota are used up. */
export function arrangeNearLimit(backend: Backend, person: UserRow): void {
  const { db } = backend;
  const since = ago(backend, 60 * minute);
  let written = db.posts.by('written', person.id).filter((post) => post.publishedAt > since).length;
  for (; written < quotaOf(person.rating) - 1; written += 1) {
    const text = `Note number ${written + 1} of this hour.`;
    addPost(backend, { rawText: text, authorUserId: person.id, publishedAt: ago(backend, (50 - (written % 40)) * minute) });
  }
}

/** The person has asked to join the first group that is not theirs. */
export function arrangePendingGroup(backend: Backend, person: UserRow): void {
  const { db } = backend;
  const [group] = listGroups(db, person, 'other', {});
  if (!group) return;
  db.memberships.put({
    id: pair(group.id, person.id),
    organizationId: group.id,
    userId: person.id,
    status: 'requested',
    role: 'member',
    hidden: false,
    since: ago(backend, 5 * minute),
  });
}

export function arrangePrivateGroup(backend: Backend, person: UserRow): void {
  const [group] = listGroups(backend.db, person, 'other', {});
  if (group) backend.db.organizations.update(group.id, { isPrivate: true });
}

export function arrangeUnreadFlood(backend: Backend, person: UserRow): void {
  const { db } = backend;
  for (let index = db.notifications.count('state', `${person.id}/unread`); index < 150; index += 1) {
    db.notifications.put({
      id: db.notifications.nextId(),
      userId: person.id,
      type: 'system',
      read: false,
      createdAt: ago(backend, index * minute),
      text: `Notice ${index + 1}`,
      actorUserId: null,
      postId: null,
      organizationId: null,
    });
  }
}
