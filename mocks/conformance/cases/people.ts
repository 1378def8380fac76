import { expect } from 'vitest';
import type { ContractCases, Trial } from '../trial.ts';

const whom = (username: string) => (trial: Trial) => ({ params: { id: trial.id(username) } });
const noId = '400 User ID is required';
const nobody = '404 User not found';
const profile = async (trial: Trial, by: string, username: string) =>
  (await trial.call(by, 'getUser', { params: { id: trial.id(username) } })).body;

/** People and their relations, notifications, files and the metric: 1, 13, 16–30, 51–54. */
export const peopleCases = {
  getCurrentUser: {
    send: () => ({}),
    refusals: {
      '401 User no longer exists': (trial) => {
        trial.mocks.backend.sessions.read = () => 'u9999999';
        return {};
      },
      '401 User account is deleted': (trial) => {
        trial.db.users.update(trial.id('eliot'), { status: 'deleted' });
        return { as: 'eliot' };
      },
      '403 Forbidden resource (code 403021: the account no longer exists)': () => ({ as: 'robin' }),
    },
  },
  deleteAccount: {
    send: () => ({ body: { reason: 'Moving on' } }),
    effect: async (trial) => {
      expect(trial.sessionUserId).toBeNull();
      expect((await trial.call('maya', 'getUserByUsername', { params: { username: 'lena' } })).status).toBe(404);
    },
  },
  getUser: {
    send: whom('maya'),
    refusals: { [noId]: () => ({ params: { id: 'undefined' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  searchUsers: { send: () => ({ query: { search: 'MA', autocomplete: true } }) },
  getUserByUsername: {
    as: null,
    send: () => ({ params: { username: 'sezushelp' } }),
    refusals: { [nobody]: () => ({ params: { username: 'free_name' } }) },
  },
  getRatingHistory: {
    send: (trial) => ({ ...whom('maya')(trial), query: { days: 30 } }),
    refusals: { [noId]: () => ({ params: { id: 'null' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  getReputationCategories: { as: null, send: () => ({}) },
  getSuggestedUsers: { send: () => ({ query: { limit: 25 } }) },
  blockUser: {
    send: whom('maya'),
    effect: async (trial) => expect(await profile(trial, 'lena', 'maya')).toMatchObject({ isBlocked: true, followType: null }),
    refusals: {
      [noId]: () => ({ params: { id: 'null' } }),
      '400 You cannot block yourself': whom('lena'),
      [nobody]: () => ({ params: { id: 'u9999999' } }),
    },
  },
  unblockUser: {
    send: whom('quill'),
    effect: async (trial) => expect(await profile(trial, 'lena', 'quill')).toMatchObject({ isBlocked: false }),
    refusals: { [noId]: () => ({ params: { id: 'null' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  getFollowers: {
    send: whom('lena'),
    paging: 'offset',
    refusals: { [noId]: () => ({ params: { id: 'null' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  getFollowing: {
    send: whom('lena'),
    paging: 'offset',
    refusals: { [noId]: () => ({ params: { id: ' ' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  followUser: {
    send: (trial) => ({ ...whom('emeka')(trial), body: { negative: false } }),
    effect: async (trial) => {
      expect(await profile(trial, 'lena', 'emeka')).toMatchObject({ followType: 'follow' });
      expect((await trial.call('emeka', 'getUnreadNotifications')).body.results[0]).toMatchObject({
        type: 'follow',
        actorUser: { username: 'lena' },
      });
    },
    refusals: {
      [noId]: () => ({ params: { id: 'null' }, body: { negative: false } }),
      '400 You cannot follow yourself': (trial) => ({ ...whom('lena')(trial), body: { negative: true } }),
      '400 You cannot follow this person': (trial) => ({ ...whom('teo')(trial), body: { negative: false } }),
      [nobody]: () => ({ params: { id: 'u9999999' }, body: { negative: false } }),
    },
  },
  unfollowUser: {
    send: whom('maya'),
    effect: async (trial) => expect(await profile(trial, 'lena', 'maya')).toMatchObject({ followType: null }),
    refusals: { [noId]: () => ({ params: { id: 'null' } }), [nobody]: () => ({ params: { id: 'u9999999' } }) },
  },
  followChannel: {
    send: (trial) => ({ body: { channelId: trial.group('eastchoir').channelId, followType: 'monitor' } }),
    effect: async (trial) => {
      const channelId = trial.group('eastchoir').channelId;
      expect((await trial.call('lena', 'getCurrentUser')).body.followingChannels).toContainEqual(
        expect.objectContaining({ channelId, followType: 'monitor' }),
      );
    },
    refusals: {
      '404 Channel not found': (trial) => ({ body: { channelId: trial.group('quietcarriage').channelId, followType: 'follow' } }),
    },
  },
  unfollowChannel: {
    send: (trial) => ({ body: { channelId: trial.group('citydesk').channelId } }),
    effect: async (trial) => {
      const { body } = await trial.call('lena', 'getFollowingChannels', { params: { userId: trial.id('lena') }, query: { limit: 100 } });
      expect(body.results).not.toContainEqual(expect.objectContaining({ channelId: trial.group('citydesk').channelId }));
    },
    refusals: { '404 Channel not found': () => ({ body: { channelId: 'c9999999' } }) },
  },
  getFollowingChannels: {
    send: (trial) => ({ params: { userId: trial.id('lena') } }),
    paging: 'offset',
    refusals: { [noId]: () => ({ params: { userId: 'null' } }), [nobody]: () => ({ params: { userId: 'u9999999' } }) },
  },
  getNotifications: { send: () => ({}), paging: 'offset' },
  getUnreadNotifications: { send: () => ({}) },
  setNotificationRead: {
    send: async (trial) => {
      const { body } = await trial.call('lena', 'getUnreadNotifications');
      return { params: { id: body.results[0]?.id ?? '' }, body: { read: true } };
    },
    effect: async (trial, body) => {
      const unread = await trial.call('lena', 'getNotifications', { query: { read: false, limit: 100 } });
      expect(unread.body.results).not.toContainEqual(expect.objectContaining({ id: body.id }));
      const read = await trial.call('lena', 'getNotifications', { query: { read: true, limit: 100 } });
      expect(read.body.results).toContainEqual(expect.objectContaining({ id: body.id }));
    },
    refusals: { '404 Notification not found': () => ({ params: { id: 'n9999999' }, body: { read: true } }) },
  },
  trackPage: {
    as: null,
    send: () => ({ body: { url: '/welcome' } }),
    effect: (trial) => expect([...trial.db.pageViews.all()]).toMatchObject([{ url: '/welcome' }]),
  },
} satisfies ContractCases;
