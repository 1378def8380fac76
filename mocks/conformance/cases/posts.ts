import { expect } from 'vitest';
import type { ContractCase, ContractCases, Trial, Wish } from '../trial.ts';

const gone = { params: { id: 'p9999999' } };
const noPost = '404 Post not found';
const lock = '409 A post may not be edited after it has been responded or reacted to';
const limit = '429 Sorry, you have reached the max number of posts allowed for users with your score';
const read = async (trial: Trial, by: string, id: string) => (await trial.call(by, 'getPost', { params: { id } })).body;

async function fillQuota(trial: Trial, by: string): Promise<void> {
  for (let index = 0; index < 20; index += 1) await trial.post(by, { rawText: `Note ${index}` });
}

function png(size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, 40);
  new DataView(bytes.buffer).setUint32(20, 30);
  return new File([bytes], 'picture.png', { type: 'image/png' });
}

function upload(file: File, purpose = 'avatar', alt?: string): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('purpose', purpose);
  if (alt !== undefined) form.set('alt', alt);
  return form;
}

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

/** Parts of a post that are refused, whether it is made or changed. */
const unfitParts: Readonly<Record<string, object>> = {
  '400 Attached file not found': { attachedFileIds: ['f9999999'] },
  '400 Too many attachments': { attachedFileIds: many(11, 'f9999999') },
  '400 Too many mentions': { mentions: many(101, { userId: 'u9999999' }) },
  '400 Too many tags': { tags: Array.from({ length: 31 }, (_, index) => `tag${index}`) },
  '400 Tag is too long': { tags: ['x'.repeat(101)] },
};

const unfit = (wish: (fields: object, trial: Trial) => Wish | Promise<Wish>): NonNullable<ContractCase['refusals']> =>
  Object.fromEntries(Object.entries(unfitParts).map(([refusal, fields]) => [refusal, (trial: Trial) => wish(fields, trial)]));

/** Passing on the post of somebody whom one has blocked. */
const quillsPost = (type: string) => async (trial: Trial) => ({ body: { type, rawText: 'x', repostedPostId: await trial.post('quill') } });

/** Posts, feeds, links, drafts, search and files: 31–50. */
export const postCases = {
  getRecommendedPosts: { send: () => ({ query: { showOwnPosts: true, includeReplies: true } }), paging: 'cursor' },
  getForYouPosts: { send: () => ({ query: { only: 'following' } }), paging: 'cursor' },
  getPosts: {
    send: (trial) => ({ query: { authorUserId: trial.id('maya'), type: 'post,quote' } }),
    paging: 'cursor',
    refusals: { '404 Channel not found': (trial) => ({ query: { channelId: trial.group('quietcarriage').channelId } }) },
  },
  getReplies: {
    send: async (trial) => {
      const id = await trial.post('maya');
      for (let index = 0; index < 8; index += 1)
        await trial.post('kofi', { type: 'reply', repostedPostId: id, rawText: `Answer ${index}` });
      return { params: { id } };
    },
    paging: 'cursor',
    refusals: { [noPost]: () => gone },
  },
  getUnreadPosts: {
    send: (trial) => ({ query: { authorUserId: trial.id('maya') } }),
    paging: 'cursor',
    refusals: { '400 User ID is required': () => ({}) },
  },
  getIntroPosts: { send: () => ({}) },
  createPost: {
    send: () => ({ body: { type: 'post', rawText: 'Fresh words', tags: ['fresh'] }, headers: { 'idempotency-key': 'k1' } }),
    effect: async (trial, body) => {
      const feed = await trial.call('maya', 'getRecommendedPosts', { query: { limit: 1 } });
      expect(feed.body.results[0]).toMatchObject({ id: body.id, rawText: 'Fresh words', tags: ['fresh'] });
      const again = await trial.call('lena', 'createPost', {
        body: { type: 'post', rawText: 'Fresh words' },
        headers: { 'idempotency-key': 'k1' },
      });
      expect(again).toMatchObject({ status: 201, body: { id: body.id } });
    },
    refusals: {
      '400 Post cannot be empty': () => ({ body: { type: 'post', rawText: ' ' } }),
      '400 Post is too long': () => ({ body: { type: 'post', rawText: 'x'.repeat(5001) } }),
      '400 You cannot reply to this post': async (trial) => ({
        body: { type: 'reply', rawText: 'x', repostedPostId: await trial.post('eliot', { isAnyoneCanReply: false }) },
      }),
      '400 You are not a member of this group': (trial) => ({
        body: { type: 'post', rawText: 'x', channelId: trial.group('eastchoir').channelId },
      }),
      [noPost]: () => ({ body: { type: 'reply', rawText: 'x', repostedPostId: 'p9999999' } }),
      ...unfit((fields) => ({ body: { type: 'post', rawText: 'x', ...fields } })),
      '400 You cannot quote this post': quillsPost('quote'),
      '400 You cannot repost this post': quillsPost('repost'),
      '404 Channel not found': () => ({ body: { type: 'post', rawText: 'x', channelId: 'c9999999' } }),
      '409 Already reposted': async (trial) => {
        const id = await trial.post('maya');
        await trial.post('lena', { type: 'repost', repostedPostId: id });
        return { body: { type: 'repost', repostedPostId: id } };
      },
      [limit]: async (trial) => {
        await fillQuota(trial, 'nils');
        return { as: 'nils', body: { type: 'post', rawText: 'One more' } };
      },
    },
  },
  getPost: {
    send: async (trial) => ({ params: { id: await trial.post('maya') } }),
    refusals: {
      [noPost]: async (trial) => ({
        as: 'hanna',
        params: { id: await trial.post('lena', { channelId: trial.group('streetlab').channelId }) },
      }),
    },
  },
  updatePost: {
    send: async (trial) => ({ params: { id: await trial.post('lena') }, body: { rawText: 'Second thought' } }),
    effect: async (trial, body) =>
      expect(await read(trial, 'maya', body.id)).toMatchObject({ rawText: 'Second thought', updatedAt: expect.any(String) as string }),
    refusals: {
      '403 Forbidden resource': async (trial) => ({ params: { id: await trial.post('maya') }, body: { rawText: 'Mine' } }),
      [noPost]: () => ({ ...gone, body: { rawText: 'x' } }),
      ...unfit(async (fields, trial) => ({ params: { id: await trial.post('lena') }, body: fields })),
      '400 Post cannot be empty': async (trial) => ({ params: { id: await trial.post('lena') }, body: { rawText: ' ' } }),
      '400 Post is too long': async (trial) => ({ params: { id: await trial.post('lena') }, body: { rawText: 'x'.repeat(5001) } }),
      '400 A repost cannot be edited': async (trial) => ({
        params: { id: await trial.post('lena', { type: 'repost', repostedPostId: await trial.post('maya') }) },
        body: { rawText: 'x' },
      }),
      [lock]: async (trial) => {
        const id = await trial.post('lena');
        await trial.post('maya', { type: 'reply', repostedPostId: id });
        return { params: { id }, body: { title: 'Too late' } };
      },
      [limit]: async (trial) => {
        await fillQuota(trial, 'nils');
        const [post] = trial.db.posts.newest('author', trial.id('nils'));
        return { as: 'nils', params: { id: post?.id ?? '' }, body: { rawText: 'Edited' } };
      },
    },
  },
  deletePost: {
    send: async (trial) => ({ params: { id: await trial.post('lena') } }),
    effect: async (trial) => {
      const tombstone = [...trial.db.posts.newest('written', trial.id('lena'))][0];
      expect((await trial.call('lena', 'getPost', { params: { id: tombstone?.id ?? '' } })).status).toBe(404);
    },
    refusals: { '403 Forbidden resource': async (trial) => ({ params: { id: await trial.post('maya') } }), [noPost]: () => gone },
  },
  reactToPost: {
    send: async (trial) => ({ params: { id: await trial.post('maya') }, body: { values: { 2: 2, 4: -1 }, description: 'well put' } }),
    effect: async (trial, body) => {
      expect((await read(trial, 'kofi', body.id)).reactionSets).toMatchObject([
        { userId: trial.id('lena'), values: { 2: 2, 4: -1 }, description: 'well put', user: { username: 'lena' } },
      ]);
      expect((await trial.call('maya', 'getUnreadNotifications')).body.results[0]).toMatchObject({
        type: 'reaction',
        post: { id: body.id },
      });
    },
    refusals: {
      '400 You cannot react to this post': async (trial) => ({
        params: { id: await trial.post('quill') },
        body: { values: { 2: 1 }, description: '' },
      }),
      '400 Description is too long': async (trial) => ({
        params: { id: await trial.post('maya') },
        body: { values: {}, description: 'x'.repeat(161) },
      }),
      '400 You cannot react to your own post': async (trial) => ({
        params: { id: await trial.post('lena') },
        body: { values: {}, description: 'x' },
      }),
      [noPost]: () => ({ ...gone, body: { values: {}, description: '' } }),
    },
  },
  undoRepost: {
    send: async (trial) => {
      const id = await trial.post('maya');
      await trial.post('lena', { type: 'repost', repostedPostId: id });
      return { params: { id } };
    },
    effect: async (trial, body) => expect(await read(trial, 'lena', body.post.id)).toMatchObject({ isRepostedByMe: false, numReposts: 0 }),
    refusals: { '404 Repost not found': async (trial) => ({ params: { id: await trial.post('maya') } }) },
  },
  setWeighInThresholds: {
    send: async (trial) => ({
      params: { id: await trial.post('lena') },
      body: { thresholds: [{ threshold: 3 }, ...Array.from({ length: 4 }, () => ({ threshold: 'off' }))] },
    }),
    effect: async (trial) => expect((await trial.call('lena', 'getCurrentUser')).body.weighInThresholds[0]).toEqual({ threshold: 3 }),
    refusals: {
      '400 Thresholds must be 5 ascending values': async (trial) => ({
        params: { id: await trial.post('lena') },
        body: { thresholds: [] },
      }),
      '403 Forbidden resource': async (trial) => ({ params: { id: await trial.post('maya') }, body: { thresholds: [] } }),
      [noPost]: () => ({ ...gone, body: { thresholds: [] } }),
    },
  },
  markPostAsRead: {
    send: async (trial) => ({ params: { id: await trial.post('maya') } }),
    effect: async (trial) => {
      const [post] = trial.db.posts.newest('author', trial.id('maya'));
      expect(await read(trial, 'lena', post?.id ?? '')).toMatchObject({ isRead: true });
      expect(
        (await trial.call('lena', 'getUnreadPosts', { query: { authorUserId: trial.id('maya'), limit: 100 } })).body.results,
      ).not.toContainEqual(expect.objectContaining({ id: post?.id }));
    },
    refusals: { [noPost]: () => gone },
  },
  createShortLink: {
    send: async (trial) => ({ body: { postId: await trial.post('maya') } }),
    effect: async (trial, body) => {
      expect(body.url).toMatch(new RegExp(`^https?://.+/check-visit-links\\?id=${body.id}$`));
      expect((await trial.call(null, 'visitShortLink', { params: { id: body.id } })).body).toMatchObject({
        postId: body.postId,
        numVisits: 1,
      });
    },
    refusals: { [noPost]: () => ({ body: { postId: 'p9999999' } }) },
  },
  visitShortLink: {
    as: null,
    send: async (trial) => {
      const { body } = await trial.call('lena', 'createShortLink', { body: { postId: await trial.post('maya') } });
      return { params: { id: body.id } };
    },
    effect: async (trial, body) => {
      expect(body.numVisits).toBe(1);
      expect((await trial.call('maya', 'visitShortLink', { params: { id: body.id } })).body.numVisits).toBe(2);
    },
    refusals: { '404 Link not found': () => ({ params: { id: 'l9999999' } }) },
  },
  getDraftPosts: { send: () => ({}) },
  createDraftPost: {
    send: () => ({ body: { rawText: 'Half a sentence' } }),
    effect: async (trial, body) => expect((await trial.call('lena', 'getDraftPosts')).body.results[0]?.id).toBe(body.id),
    refusals: {
      '400 Draft cannot be empty': () => ({ body: { title: ' ' } }),
      '400 Draft is too long': () => ({ body: { rawText: 'x'.repeat(5001) } }),
      '400 Attached file not found': () => ({ body: { rawText: 'x', attachedFilesIds: ['f9999999'] } }),
      '400 Too many attachments': () => ({ body: { rawText: 'x', attachedFilesIds: many(11, 'f9999999') } }),
      '400 Too many mentions': () => ({ body: { rawText: 'x', mentions: many(101, { userId: 'u9999999' }) } }),
    },
  },
  deleteDraftPost: {
    send: async (trial) => {
      const { body } = await trial.call('lena', 'createDraftPost', { body: { rawText: 'Not for long' } });
      return { params: { id: body.id } };
    },
    effect: async (trial) => {
      const { results } = (await trial.call('lena', 'getDraftPosts')).body;
      expect(results.map(({ rawText }) => rawText)).not.toContain('Not for long');
    },
    refusals: { '404 Draft not found': () => ({ params: { id: 'd9999999' } }) },
  },
  search: { send: () => ({ query: { query: 'tram' } }) },
  uploadFile: {
    send: () => ({ body: upload(png(64)) }),
    effect: async (trial, body) => {
      expect((await trial.call('lena', 'getCurrentUser')).body.avatarFile).toMatchObject({
        storageId: body.storageId,
        width: 40,
        height: 30,
      });
      const image = await trial.mocks.backend.handle(new Request(`http://localhost/s3/${body.storageId}`));
      expect(image?.headers.get('content-type')).toBe('image/png');
    },
    refusals: {
      '400 Description is too long': () => ({ body: upload(png(64), 'post', 'x'.repeat(1001)) }),
      '400 The upload could not be read': () => ({ body: 'no form' }),
      '413 File is too large': () => ({ body: upload(png(10 * 1024 * 1024 + 1)) }),
      '415 Unsupported file type': () => ({ body: upload(new File(['text'], 'a.txt')) }),
    },
  },
} satisfies ContractCases;
