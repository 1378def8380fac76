import { createClock } from '../db/clock.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { newPost } from '../db/newPost.ts';
import type { Random } from '../db/random.ts';
import { pair } from '../db/table.ts';
import type { PostRow, UserRow } from '../db/tables.ts';

const now = '2026-11-20T12:00:00.000Z';
const minuteAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
const noScores = { '2': { score: 0 }, '3': { score: 0 }, '4': { score: 0 } };

/** A database without rows, its clock stopped. */
export const emptyWorld = (): Database => createDatabase(createClock(now));

function personOf(id: string, random: Random): UserRow {
  return {
    id,
    username: `user_${id}`,
    displayName: `Person ${id}`,
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    password: null,
    roles: [],
    verified: random.chance(0.3),
    rating: random.between(0, 500),
    scores: noScores,
    avatarFileId: null,
    weighInThresholds: random.chance(0.3) ? [{ threshold: random.between(1, 9) }] : [],
    baseHandle: null,
    xUsername: null,
    blueskyHandle: null,
    siwfId: null,
    outsideFollowers: 0,
    readBefore: '',
    createdAt: minuteAgo(9000),
    status: 'active',
  };
}

function addGroups(db: Database, random: Random, people: readonly string[]): void {
  for (const id of numbered('g', 3)) {
    const ownerId = random.pick(people);
    const row = {
      id,
      ownerId,
      name: `Group ${id}`,
      username: `group_${id}`,
      email: `${id}@example.com`,
      description: 'A word',
      typeId: '1',
    };
    const more = {
      avatarFileId: null,
      terms: 'Terms',
      code: `code${id}`,
      channelId: `${id}c1`,
      outsideMembers: 0,
      createdAt: minuteAgo(8000),
    };
    db.organizations.put({ ...row, ...more, isPrivate: random.chance(0.6) });
    for (const channelId of numbered(`${id}c`, 2)) {
      const channel = { id: channelId, name: `Channel ${channelId}`, description: null, avatarFileId: null, outsideFollowers: 0 };
      db.channels.put({ ...channel, ownerType: 'organization', ownerId: id, isDefault: channelId === `${id}c1` });
    }
    for (const userId of people) {
      const isOwner = userId === ownerId;
      if (!isOwner && random.chance(0.4)) continue;
      const status = isOwner ? 'member' : random.pick(['member', 'member', 'member', 'invited', 'requested', 'banned'] as const);
      const role = isOwner ? ('owner' as const) : random.pick(['member', 'member', 'moderator', 'admin'] as const);
      const membership = { id: pair(id, userId), organizationId: id, userId, status, role, hidden: random.chance(0.4) };
      db.memberships.put({ ...membership, since: minuteAgo(random.between(5000, 7000)) });
    }
  }
}

function addRelations(db: Database, random: Random, people: readonly string[]): void {
  for (const userId of people) {
    for (const targetId of people) {
      const id = pair(userId, targetId);
      if (userId === targetId) continue;
      if (random.chance(0.12)) db.blocks.put({ id, userId, targetId });
      else if (random.chance(0.4))
        db.follows.put({ id, userId, targetId, kind: random.pick(['follow', 'monitor']), createdAt: minuteAgo(random.between(1, 5000)) });
    }
    for (const { id: channelId } of db.channels.all()) {
      const row = { id: pair(userId, channelId), userId, channelId, createdAt: minuteAgo(random.between(1, 5000)) };
      if (random.chance(0.3)) db.channelFollows.put({ ...row, kind: random.pick(['follow', 'monitor']) });
    }
  }
}

/** Anybody may have written anywhere: they may have left since, or the group may have become private. */
function addPosts(db: Database, random: Random, people: readonly string[]): void {
  const channelIds = [null, null, ...[...db.channels.all()].map((channel) => channel.id)];
  const posts: PostRow[] = [];
  for (const id of numbered('p', 36)) {
    const type = posts.length < 5 ? 'post' : random.pick(['post', 'quote', 'repost', 'reply', 'reply'] as const);
    const target = type === 'post' ? undefined : random.pick(posts.filter((post) => post.type !== 'repost'));
    const channelId = type === 'reply' ? (target?.channelId ?? null) : random.pick(channelIds);
    const post = newPost({
      id: id.replace(/\d+/, (digits) => digits.padStart(7, '0')),
      type,
      rawText: type === 'repost' ? null : `A word about ${id}`,
      repostedPostId: target?.id ?? null,
      channelId,
      displayedChannelId: random.chance(0.8) ? channelId : random.pick(channelIds),
      mentionedUserIds: random.chance(0.2) ? random.sample(people, 2) : [],
      tags: random.chance(0.3) ? ['trams', ...(random.chance(0.2) ? ['intro'] : [])] : [],
      isAnyoneCanReply: random.chance(0.7),
      authorUserId: random.pick(people),
      publishedAt: minuteAgo(500 - posts.length * 10),
      isDeleted: random.chance(0.06),
    });
    posts.push(db.posts.put(post));
    for (const userId of random.sample(people, random.between(0, 3))) {
      const reaction = { id: pair(post.id, userId), postId: post.id, userId, values: { '2': 1 as const }, description: 'Yes' };
      if (userId !== post.authorUserId) db.reactions.put({ ...reaction, createdAt: minuteAgo(random.between(1, 100)) });
    }
  }
}

function addNews(db: Database, random: Random, people: readonly string[]): void {
  for (const id of numbered('n', 30)) {
    const about = random.chance(0.7)
      ? { postId: random.pick([...db.posts.all()]).id }
      : { organizationId: random.pick(['g1', 'g2', 'g3']) };
    db.notifications.put({
      id,
      userId: random.pick(people),
      type: random.pick(['reply', 'quote', 'reaction', 'mention', 'group_invitation']),
      read: random.chance(0.5),
      createdAt: minuteAgo(random.between(1, 400)),
      text: 'Something happened',
      actorUserId: random.chance(0.9) ? random.pick(people) : null,
      postId: null,
      organizationId: null,
      ...about,
    });
  }
  for (const id of numbered('d', 8)) {
    const draft = {
      id,
      userId: random.pick(people),
      channelId: random.pick(['g1c1', 'g2c1', null]),
      title: null,
      rawText: 'Half',
      text: 'Half',
    };
    db.drafts.put({ ...draft, attachedFilesIds: [], mentionedUserIds: [], urls: [], createdAt: minuteAgo(random.between(1, 90)) });
  }
}

/** Seven people with three groups, and every kind of relation, post and notification between them, at random. */
export function randomWorld(random: Random): Database {
  const db = emptyWorld();
  const people = numbered('u', 7);
  for (const id of people) db.users.put(personOf(id, random));
  db.users.update('u1', { username: 'sezushelp' });
  addGroups(db, random, people);
  addRelations(db, random, people);
  addPosts(db, random, people);
  addNews(db, random, people);
  return db;
}
