import { expect } from 'vitest';
import type { ContractCases, Harness } from '../harness.ts';

const whom = (username: string) => (harness: Harness) => ({ params: { id: harness.id(username) } });
const profile = async (harness: Harness, by: string, username: string) =>
  (await harness.call(by, 'getUser', { params: { id: harness.id(username) } })).body;

/** People and their relations, notifications, files and the metric: 1, 13, 16–30, 51–54. */
export const peopleCases = {
  getCurrentUser: {
    send: () => ({}),
    refusals: {
      userGone: (harness) => {
        harness.mocks.backend.sessions.read = () => 'u9999999';
        return {};
      },
      userDeleted: (harness) => {
        harness.db.users.update(harness.id('eliot'), { status: 'deleted' });
        return { as: 'eliot' };
      },
      accountClosed: () => ({ as: 'robin' }),
    },
  },
  deleteAccount: {
    send: () => ({ body: { reason: 'Moving on' } }),
    effect: async (harness) => {
      expect(harness.sessionUserId).toBeNull();
      expect((await harness.call('maya', 'getUserByUsername', { params: { username: 'lena' } })).status).toBe(404);
    },
  },
  getUser: {
    send: whom('maya'),
    refusals: { noUserId: () => ({ params: { id: 'undefined' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  searchUsers: { send: () => ({ query: { search: 'MA', autocomplete: true } }) },
  getUserByUsername: {
    as: null,
    send: () => ({ params: { username: 'sezushelp' } }),
    refusals: { noUser: () => ({ params: { username: 'free_name' } }) },
  },
  getRatingHistory: {
    send: (harness) => ({ ...whom('maya')(harness), query: { days: 30 } }),
    refusals: { noUserId: () => ({ params: { id: 'null' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  getReputationCategories: { as: null, send: () => ({}) },
  getSuggestedUsers: { send: () => ({ query: { limit: 25 } }) },
  blockUser: {
    send: whom('maya'),
    effect: async (harness) => expect(await profile(harness, 'lena', 'maya')).toMatchObject({ isBlocked: true, followType: null }),
    refusals: {
      noUserId: () => ({ params: { id: 'null' } }),
      self: whom('lena'),
      noUser: () => ({ params: { id: 'u9999999' } }),
    },
  },
  unblockUser: {
    send: whom('quill'),
    effect: async (harness) => expect(await profile(harness, 'lena', 'quill')).toMatchObject({ isBlocked: false }),
    refusals: { noUserId: () => ({ params: { id: 'null' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  getFollowers: {
    send: whom('lena'),
    refusals: { noUserId: () => ({ params: { id: 'null' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  getFollowing: {
    send: whom('lena'),
    refusals: { noUserId: () => ({ params: { id: ' ' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  followUser: {
    send: (harness) => ({ ...whom('emeka')(harness), body: { negative: false } }),
    effect: async (harness) => {
      expect(await profile(harness, 'lena', 'emeka')).toMatchObject({ followType: 'follow' });
      expect((await harness.call('emeka', 'getUnreadNotifications')).body.results[0]).toMatchObject({
        type: 'follow',
        actorUser: { username: 'lena' },
      });
    },
    refusals: {
      noUserId: () => ({ params: { id: 'null' }, body: { negative: false } }),
      self: (harness) => ({ ...whom('lena')(harness), body: { negative: true } }),
      apart: (harness) => ({ ...whom('teo')(harness), body: { negative: false } }),
      noUser: () => ({ params: { id: 'u9999999' }, body: { negative: false } }),
    },
  },
  unfollowUser: {
    send: whom('maya'),
    effect: async (harness) => expect(await profile(harness, 'lena', 'maya')).toMatchObject({ followType: null }),
    refusals: { noUserId: () => ({ params: { id: 'null' } }), noUser: () => ({ params: { id: 'u9999999' } }) },
  },
  followChannel: {
    send: (harness) => ({ body: { channelId: harness.group('eastchoir').channelId, followType: 'monitor' } }),
    effect: async (harness) => {
      const channelId = harness.group('eastchoir').channelId;
      expect((await harness.call('lena', 'getCurrentUser')).body.followingChannels).toContainEqual(
        expect.objectContaining({ channelId, followType: 'monitor' }),
      );
    },
    refusals: {
      noChannel: (harness) => ({ body: { channelId: harness.group('quietcarriage').channelId, followType: 'follow' } }),
    },
  },
  unfollowChannel: {
    send: (harness) => ({ body: { channelId: harness.group('citydesk').channelId } }),
    effect: async (harness) => {
      const { body } = await harness.call('lena', 'getFollowingChannels', {
        params: { userId: harness.id('lena') },
        query: { limit: 100 },
      });
      expect(body.results).not.toContainEqual(expect.objectContaining({ channelId: harness.group('citydesk').channelId }));
    },
    refusals: { noChannel: () => ({ body: { channelId: 'c9999999' } }) },
  },
  getFollowingChannels: {
    send: (harness) => ({ params: { userId: harness.id('lena') } }),
    refusals: { noUserId: () => ({ params: { userId: 'null' } }), noUser: () => ({ params: { userId: 'u9999999' } }) },
  },
  getNotifications: { send: () => ({}) },
  getUnreadNotifications: { send: () => ({}) },
  setNotificationRead: {
    send: async (harness) => {
      const { body } = await harness.call('lena', 'getUnreadNotifications');
      return { params: { id: body.results[0]?.id ?? '' }, body: { read: true } };
    },
    effect: async (harness, body) => {
      const unread = await harness.call('lena', 'getNotifications', { query: { read: false, limit: 100 } });
      expect(unread.body.results).not.toContainEqual(expect.objectContaining({ id: body.id }));
      const read = await harness.call('lena', 'getNotifications', { query: { read: true, limit: 100 } });
      expect(read.body.results).toContainEqual(expect.objectContaining({ id: body.id }));
    },
    refusals: { noNotification: () => ({ params: { id: 'n9999999' }, body: { read: true } }) },
  },
  trackPage: {
    as: null,
    send: () => ({ body: { url: '/welcome' } }),
    effect: (harness) => expect([...harness.db.pageViews.all()]).toMatchObject([{ url: '/welcome' }]),
    refusals: { urlInvalid: () => ({ body: { url: 'https://elsewhere.example/' } }) },
  },
} satisfies ContractCases;
