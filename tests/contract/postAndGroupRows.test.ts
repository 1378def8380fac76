import { Backend } from '@mocks/backend';
import { createSingleSession } from '@mocks/http/session';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api';
import { endpoints } from '@/api/table';
import { toPath } from '@/api/url';

const sessions = createSingleSession();
const backend = new Backend({ sessions, latency: 0 });
const ownerId = backend.personaId('owner');
sessions.userId = ownerId;

type Item = Readonly<Record<string, unknown>>;

async function answerOf<Answer>(endpoint: Endpoint, params = {}, query?: object): Promise<Answer> {
  const response = await backend.handle(new Request(`http://localhost${toPath(endpoint, params, query)}`));
  expect(response?.status).toBe(200);
  return response?.json() as Promise<Answer>;
}
const listOf = async (endpoint: Endpoint, params = {}, query: object = { limit: 100 }) =>
  (await answerOf<{ results: readonly Item[] }>(endpoint, params, query)).results;

describe('parts of posts that the specification leaves open', () => {
  it('a reply is a comment, and no other post is (gap.post.isComment)', async () => {
    const posts = [...backend.db.posts.all()].map(({ id }) => id).slice(0, 60);
    const answers = await Promise.all(posts.map((id) => backend.handle(new Request(`http://localhost/api/posts/${id}`))));
    const bodies = await Promise.all(answers.filter((answer) => answer?.status === 200).map((answer) => answer?.json() as Promise<Item>));
    expect(bodies.some(({ isComment }) => isComment)).toBe(true);
    for (const { type, isComment } of bodies) expect(isComment).toBe(type === 'reply');
    // A post is in an organization if its channel belongs to one.
    for (const { channelId, isInOrganization } of bodies) {
      const channel = typeof channelId === 'string' ? backend.db.channels.get(channelId) : undefined;
      expect(isInOrganization).toBe(channel?.ownerType === 'organization');
    }
  });

  it('a post of a channel is shown in it, a personal one in none (gap.post.displayed-channel)', async () => {
    const posts = (await listOf(endpoints.getRecommendedPosts)).filter(({ type }) => type === 'post');
    expect(posts.some(({ channelId }) => channelId !== null)).toBe(true);
    for (const { channelId, displayedChannelId, displayedChannel } of posts) {
      expect(displayedChannelId).toBe(channelId);
      expect((displayedChannel as Item | null)?.['id'] ?? null).toBe(channelId);
    }
  });

  it('people who weighed in are listed with their values (gap.post.reactionset-values)', async () => {
    const reactions = (await listOf(endpoints.getRecommendedPosts)).flatMap(({ reactionSets }) => reactionSets as readonly Item[]);
    expect(reactions.length).toBeGreaterThan(0);
    for (const { userId, user, values } of reactions) {
      expect((user as Item)['id']).toBe(userId);
      expect(Object.keys(values as Item).every((category) => ['2', '3', '4'].includes(category))).toBe(true);
    }
  });
});

describe('limits that the specification leaves open', () => {
  it('a search for people finds ten, by any name or with autocomplete by the beginning of the username (gap.user.users-search-limit)', async () => {
    const find = (search: string, query = {}) => listOf(endpoints.searchUsers, {}, { search, ...query });
    const names = (people: readonly Item[]) => people.map(({ username }) => username);
    expect(await find('a')).toHaveLength(10);
    expect((await find('a', { limit: 100 })).length).toBeGreaterThan(10);
    expect(names(await find('marsh'))).toContain('eliot');
    expect(names(await find('marsh', { autocomplete: true }))).not.toContain('eliot');
    expect(names(await find('eli', { autocomplete: true }))).toContain('eliot');
    expect(names(await find('liot', { autocomplete: true }))).toEqual([]);
  });

  it('a search finds at most twenty people, posts and groups each, and says how many there are (gap.search.shape)', async () => {
    const { results, count } = await answerOf<{ results: readonly Item[]; count: number }>(endpoints.search, {}, { query: 'th' });
    const found = (wanted: string) => results.filter(({ collection }) => collection === wanted);
    expect(found('posts')).toHaveLength(20);
    for (const collection of ['users', 'groups']) expect(found(collection).length).toBeLessThanOrEqual(20);
    expect(count).toBeGreaterThan(results.length);
  });

  it('unread notifications are the latest ten, with the number of all (gap.notif.unread-shape)', async () => {
    sessions.userId = backend.personaId('regular');
    const { results, count } = await answerOf<{ results: readonly Item[]; count: number }>(endpoints.getUnreadNotifications);
    const all = await listOf(endpoints.getNotifications, {}, { read: false, limit: 100, offset: 0 });
    sessions.userId = ownerId;
    expect(results).toEqual(all.slice(0, 10));
    expect(count).toBe(all.length);
    expect(count).toBeGreaterThan(10);
  });
});

describe('parts of groups that the specification leaves open', () => {
  it('one’s own groups are those of owners, members and invited people; all others are the rest (gap.group.my-other)', async () => {
    const own = await listOf(endpoints.getMyOrganizations);
    const others = await listOf(endpoints.getOtherOrganizations);
    const standing = ({ ownerId: owner, myMembership }: Item) =>
      owner === ownerId ? 'owner' : ((myMembership as Item | null)?.['status'] ?? 'none');
    expect(own.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    for (const group of own) expect(['owner', 'member', 'invited']).toContain(standing(group));
    for (const group of others) expect(['owner', 'member', 'invited', 'banned']).not.toContain(standing(group));
    const ids = new Set(own.map(({ id }) => id));
    expect(others.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('a group is found by its code and by its username (gap.group.by-code)', async () => {
    const [group] = await listOf(endpoints.getMyOrganizations);
    for (const code of [group?.['code'], group?.['username']]) {
      if (typeof code !== 'string') continue;
      expect(await answerOf<Item>(endpoints.getOrganizationByCode, { code })).toMatchObject({ id: group?.['id'] });
    }
    expect(typeof (group?.['code'] ?? group?.['username'])).toBe('string');
  });

  it('the channels of a group say that they are an organization’s (gap.channel.owner-type)', async () => {
    const [group] = await listOf(endpoints.getMyOrganizations);
    const channels = await listOf(endpoints.getChannels, {}, { limit: 15, ownerType: 'organization', ownerId: group?.['id'] });
    expect(channels.length).toBeGreaterThan(0);
    for (const channel of channels) expect(channel).toMatchObject({ ownerType: 'organization', ownerId: group?.['id'] });
  });

  it('people are listed with the number of their unread posts where these come first (gap.user.only-values)', async () => {
    const { id } = await answerOf<Item>(endpoints.getCurrentUser);
    const numbersOf = async (query: object) =>
      (await listOf(endpoints.getFollowing, { id }, { limit: 100, ...query })).map(({ numUnreadPosts }) => numUnreadPosts);
    const numbers = await numbersOf({ withUnreadPosts: true });
    expect(numbers.every((number) => typeof number === 'number')).toBe(true);
    expect(numbers.map((number) => number !== 0)).toEqual(numbers.map((number) => number !== 0).toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(numbers.map((number) => number !== 0)).size).toBe(2);
    expect(new Set(await numbersOf({}))).toEqual(new Set([undefined]));
  });

  it('both ids of a channel are the same, and followed channels are named by it (gap.channel.id-dup)', async () => {
    const person = await answerOf<Item>(endpoints.getCurrentUser);
    const followed = await listOf(endpoints.getFollowingChannels, { userId: person['id'] });
    expect(followed.length).toBeGreaterThan(0);
    for (const { channelId, channel } of followed) expect(channel).toMatchObject({ id: channelId, channelId });
  });

  it('the types of groups are a list with names (ui.group.types)', async () => {
    const types = await listOf(endpoints.getOrganizationTypes, {}, {});
    expect(types.map(({ name }) => name)).toEqual(['Community', 'Company', 'Education', 'Media', 'Non-profit', 'Other']);
    expect(new Set(types.map(({ id }) => id)).size).toBe(6);
  });
});
