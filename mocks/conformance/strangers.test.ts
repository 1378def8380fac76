import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import type { Database } from '../db/database.ts';
import { createRandom } from '../db/random.ts';
import { Refusal } from '../db/refusal.ts';
import { pair } from '../db/table.ts';
import type { PostRow } from '../db/tables.ts';
import { createViewer } from '../db/views/index.ts';
import { implementations } from '../handlers/index.ts';
import { emptyWorld, randomWorld } from './randomWorld.ts';

/** How many worlds are tried. `SEZ_SEED=random` tries others, `SEZ_SEED=<seed>` repeats those of a run that found something. */
const worlds = Number(process.env['SEZ_WORLDS'] ?? 12);
const seed = process.env['SEZ_SEED'] === 'random' ? String(Math.random()) : (process.env['SEZ_SEED'] ?? 'strangers');

/** The posts that a person may not see, deliberately computed without the backend's own rule, from the rows alone. */
function secretsOf(db: Database, me: string | null) {
  const isMember = (group: string) => db.memberships.get(pair(group, me ?? ''))?.status === 'member';
  const isClosed = (group: string) => db.organizations.get(group)?.isPrivate === true && !isMember(group);
  const closedChannels = new Set([...db.channels.all()].filter(({ ownerId }) => isClosed(ownerId)).map(({ id }) => id));
  const isBlocked = (id: string) => db.blocks.get(pair(id, me ?? '')) !== undefined || db.blocks.get(pair(me ?? '', id)) !== undefined;
  const isClosedPost = ({ channelId }: PostRow) => channelId !== null && closedChannels.has(channelId);
  const isEmptyRepost = (post: PostRow): boolean => {
    const target = post.type === 'repost' ? db.posts.get(post.repostedPostId) : undefined;
    return target !== undefined && !target.isDeleted && (isClosedPost(target) || isBlocked(target.authorUserId));
  };
  const isUnlisted = (post: PostRow): boolean => isClosedPost(post) || isBlocked(post.authorUserId) || isEmptyRepost(post);
  /** People know what they have written, but the frame of a repost holds none of their own text. */
  const isSecret = (post: PostRow): boolean => (post.authorUserId === me ? isEmptyRepost(post) : isUnlisted(post));
  return { isMember, isClosed, closedChannels, isBlocked, isClosedPost, isUnlisted, isSecret };
}

/** The same world without everything that this person may not see. What is theirs stays. */
function withoutSecrets(db: Database, me: string | null): Database {
  const secrets = secretsOf(db, me);
  const copy = emptyWorld();
  const isManager = (group: string) => ['owner', 'admin', 'moderator'].includes(db.memberships.get(pair(group, me ?? ''))?.role ?? '');
  for (const row of db.users.all()) copy.users.put(row);
  for (const row of db.organizations.all()) copy.organizations.put(row);
  for (const row of db.channels.all()) if (!secrets.closedChannels.has(row.id)) copy.channels.put(row);
  for (const row of db.posts.all()) if (!secrets.isSecret(row)) copy.posts.put(row);
  for (const row of db.reactions.all()) if (!secrets.isBlocked(row.userId) && copy.posts.get(row.postId)) copy.reactions.put(row);
  for (const row of db.blocks.all()) if (row.userId === me || row.targetId === me) copy.blocks.put(row);
  for (const row of db.follows.all()) if (row.userId === me || row.kind === 'follow') copy.follows.put(row);
  for (const row of db.drafts.all()) if (row.userId === me) copy.drafts.put(row);
  for (const row of db.channelFollows.all()) {
    if (!secrets.closedChannels.has(row.channelId) && (row.userId === me || row.kind === 'follow')) copy.channelFollows.put(row);
  }
  for (const row of db.memberships.all()) {
    const isPublic = !secrets.isClosed(row.organizationId) && row.status === 'member';
    const isInside = secrets.isMember(row.organizationId) && (row.status === 'member' || isManager(row.organizationId));
    if (row.userId === me || isInside || (isPublic && !row.hidden)) copy.memberships.put(row);
  }
  for (const row of db.notifications.all()) {
    const post = db.posts.get(row.postId);
    const isLost =
      (row.actorUserId !== null && secrets.isBlocked(row.actorUserId)) || (post && !post.isDeleted && secrets.isClosedPost(post));
    if (row.userId === me && !isLost) copy.notifications.put(row);
  }
  return copy;
}

interface ReadRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
}

/** The requests to each reading endpoint in a world: every id that exists, with the filters that choose other rows. */
const requests: { readonly [N in EndpointName]?: (db: Database, me: string | null) => readonly ReadRequest[] } = {
  getCurrentUser: () => [{}],
  getUser: (db) => each(db.users, (id) => [{ params: { id } }]),
  getUserByUsername: (db) => [...db.users.all()].map(({ username }) => ({ params: { username: username ?? '' } })),
  searchUsers: () => [{ query: { search: 'user' } }, { query: { search: 'user_u', autocomplete: true, limit: 3 } }],
  getSuggestedUsers: () => [{}],
  getRatingHistory: (db) => each(db.users, (id) => [{ params: { id } }]),
  getReputationCategories: () => [{}],
  getFollowers: (db) => relations(db),
  getFollowing: (db) => relations(db),
  getFollowingChannels: (db) =>
    each(db.users, (userId) => [undefined, 'following', 'monitoring'].map((only) => ({ params: { userId }, query: { only } }))),
  getRecommendedPosts: () => [{ query: { showOwnPosts: true, includeReplies: true, limit: 100 } }, { query: { tag: 'trams', limit: 2 } }],
  getForYouPosts: () => [undefined, 'following', 'monitoring'].map((only) => ({ query: { only, limit: 100 } })),
  getPosts: (db) => [
    ...each(db.users, (authorUserId) => [{ query: { authorUserId, limit: 100 } }]),
    ...each(db.channels, (channelId) => [{ query: { channelId, limit: 100 } }, { query: { channelId, type: ['reply'] } }]),
  ],
  getPost: (db, me) => openPosts(db, me),
  getReplies: (db, me) => openPosts(db, me),
  getUnreadPosts: (db) => each(db.users, (authorUserId) => [{ query: { authorUserId } }]),
  getIntroPosts: () => [{}],
  getDraftPosts: () => [{}, { query: { channelId: 'g1c1' } }],
  search: () => [{ query: { query: 'word' } }, { query: { query: 'person' } }],
  getNotifications: () => [{ query: { limit: 100 } }, { query: { read: true } }, { query: { read: false, limit: 2, offset: 1 } }],
  getUnreadNotifications: () => [{}],
  getMyOrganizations: () => [{}],
  getOtherOrganizations: () => [{}],
  getOrganization: (db) => each(db.organizations, (id) => [{ params: { id } }]),
  getOrganizationByCode: (db) => [...db.organizations.all()].map(({ code }) => ({ params: { code } })),
  getBannedUsers: (db) => each(db.organizations, (id) => [{ params: { id } }]),
  getJoinRequests: (db) => each(db.organizations, (id) => [{ params: { id } }]),
  getOrganizationTypes: () => [{}],
  getChannel: (db) => each(db.channels, (id) => [{ params: { id } }]),
  getChannels: (db) => [{ query: { limit: 100 } }, ...each(db.organizations, (ownerId) => [{ query: { ownerId } }])],
};

const each = (table: { all(): Iterable<{ id: string }> }, ask: (id: string) => readonly ReadRequest[]) =>
  [...table.all()].flatMap(({ id }) => ask(id));

const relations = (db: Database) =>
  each(db.users, (id) =>
    [{}, { only: 'monitoring' }, { withUnreadPosts: true }].map((query) => ({ params: { id }, query: { ...query, limit: 100 } })),
  );

/** A block takes posts out of lists only: their addresses are left out, because whoever knows one may open it. */
function openPosts(db: Database, me: string | null): readonly ReadRequest[] {
  const { isClosedPost, isUnlisted } = secretsOf(db, me);
  const closedPosts = [...db.posts.all()].filter((post) => isClosedPost(post) || !isUnlisted(post));
  return closedPosts.map(({ id }) => ({ params: { id } }));
}

/** The answer as it travels: the body, or the refusal. */
function answerTo(db: Database, me: string | null, name: EndpointName, { params = {}, query = {} }: ReadRequest): unknown {
  const endpoint: Endpoint = endpoints[name];
  const implementation = implementations.find((candidate) => candidate.endpoint === endpoint);
  if (!implementation) throw new Error(`Nobody implements ${name}`);
  const viewer = createViewer(db, me);
  const definedQuery = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const context = {
    db,
    viewer,
    fresh: () => createViewer(db, me),
    params,
    query: definedQuery,
    headers: new Headers(),
    origin: 'http://localhost',
  };
  try {
    return JSON.parse(JSON.stringify(implementation.run(context, db.users.get(me) ?? null)));
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
    throw error;
  }
}

const reading = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, hasEffect }: Endpoint = endpoints[name];
  return method === 'GET' && hasEffect !== true;
});

describe('things that a person may not see', () => {
  it('is searched for in every reading call', () => {
    expect(Object.keys(requests).toSorted()).toEqual(reading.toSorted());
  });

  it.each(Array.from({ length: worlds }, (_, index) => `${seed} ${index}`))('changes no answer in the world of the seed "%s"', (of) => {
    const db = randomWorld(createRandom(of));
    let differences = 0;
    for (const me of [null, ...[...db.users.all()].map(({ id }) => id)]) {
      const reduced = withoutSecrets(db, me);
      if (reduced.posts.size < db.posts.size) differences += 1;
      for (const name of reading) {
        const { isPublic }: Endpoint = endpoints[name];
        if (me === null && isPublic !== true) continue;
        for (const closedRequest of requests[name]?.(db, me) ?? []) {
          const what = `${name} ${JSON.stringify(closedRequest)} for ${me ?? 'a guest'} in ${of}`;
          expect(answerTo(db, me, name, closedRequest), what).toStrictEqual(answerTo(reduced, me, name, closedRequest));
        }
      }
    }
    // A world without secrets would prove nothing.
    expect(differences).toBeGreaterThan(3);
  });
});
