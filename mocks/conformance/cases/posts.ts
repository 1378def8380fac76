import { expect } from 'vitest';
import { type ContractCases, type Harness, mapValues, type RequestParts } from '../harness.ts';

const missing = { params: { id: 'p9999999' } };
const read = async (harness: Harness, by: string, id: string) => (await harness.call(by, 'getPost', { params: { id } })).body;

async function fillQuota(harness: Harness, by: string): Promise<void> {
  for (let index = 0; index < 20; index += 1) await harness.post(by, { rawText: `Note ${index}` });
}

function png(size: number, width = 40): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, width);
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

/** Invalid parts of a post: refused when it is created and when it is changed. */
const unfitParts = {
  noAttachment: { attachedFileIds: ['f9999999'] },
  tooManyAttachments: { attachedFileIds: many(11, 'f9999999') },
  tooManyMentions: { mentions: many(101, { userId: 'u9999999' }) },
  tooManyTags: { tags: Array.from({ length: 31 }, (_, index) => `tag${index}`) },
  tagTooLong: { tags: ['x'.repeat(101)] },
};

const unfit = (parts: (fields: object, harness: Harness) => RequestParts | Promise<RequestParts>) =>
  mapValues(unfitParts, (fields) => (harness: Harness) => parts(fields, harness));

/** Reposting a post of a blocked person. */
const quillsPost = (type: string) => async (harness: Harness) => ({
  body: { type, rawText: 'x', repostedPostId: await harness.post('quill') },
});

/** Posts, feeds, links, drafts, search and files: 31–50. */
export const postCases = {
  getRecommendedPosts: { send: () => ({ query: { showOwnPosts: true, includeReplies: true } }) },
  getForYouPosts: { send: () => ({ query: { only: 'following' } }) },
  getPosts: {
    send: (harness) => ({ query: { authorUserId: harness.id('maya'), type: 'post,quote' } }),
    refusals: { noChannel: (harness) => ({ query: { channelId: harness.group('quietcarriage').channelId } }) },
  },
  getReplies: {
    send: async (harness) => {
      const id = await harness.post('maya');
      for (let index = 0; index < 8; index += 1)
        await harness.post('kofi', { type: 'reply', repostedPostId: id, rawText: `Answer ${index}` });
      return { params: { id } };
    },
    refusals: { noPost: () => missing },
  },
  getUnreadPosts: {
    send: (harness) => ({ query: { authorUserId: harness.id('maya') } }),
    refusals: { noUserId: () => ({}) },
  },
  getIntroPosts: { send: () => ({}) },
  createPost: {
    send: () => ({ body: { type: 'post', rawText: 'Fresh words', tags: ['fresh'] }, headers: { 'idempotency-key': 'k1' } }),
    effect: async (harness, body) => {
      const feed = await harness.call('maya', 'getRecommendedPosts', { query: { limit: 1 } });
      expect(feed.body.results[0]).toMatchObject({ id: body.id, rawText: 'Fresh words', tags: ['fresh'] });
      const again = await harness.call('lena', 'createPost', {
        body: { type: 'post', rawText: 'Fresh words' },
        headers: { 'idempotency-key': 'k1' },
      });
      expect(again).toMatchObject({ status: 201, body: { id: body.id } });
    },
    refusals: {
      postEmpty: () => ({ body: { type: 'post', rawText: ' ' } }),
      postTooLong: () => ({ body: { type: 'post', rawText: 'x'.repeat(5001) } }),
      replyClosed: async (harness) => ({
        body: { type: 'reply', rawText: 'x', repostedPostId: await harness.post('eliot', { isAnyoneCanReply: false }) },
      }),
      notMember: (harness) => ({
        body: { type: 'post', rawText: 'x', channelId: harness.group('eastchoir').channelId },
      }),
      noPost: () => ({ body: { type: 'reply', rawText: 'x', repostedPostId: 'p9999999' } }),
      ...unfit((fields) => ({ body: { type: 'post', rawText: 'x', ...fields } })),
      quoteClosed: quillsPost('quote'),
      repostClosed: quillsPost('repost'),
      noChannel: () => ({ body: { type: 'post', rawText: 'x', channelId: 'c9999999' } }),
      repeated: async (harness) => {
        const id = await harness.post('maya');
        await harness.post('lena', { type: 'repost', repostedPostId: id });
        return { body: { type: 'repost', repostedPostId: id } };
      },
      postLimit: async (harness) => {
        await fillQuota(harness, 'nils');
        return { as: 'nils', body: { type: 'post', rawText: 'One more' } };
      },
    },
  },
  getPost: {
    send: async (harness) => ({ params: { id: await harness.post('maya') } }),
    refusals: {
      noPost: async (harness) => ({
        as: 'hanna',
        params: { id: await harness.post('lena', { channelId: harness.group('streetlab').channelId }) },
      }),
    },
  },
  updatePost: {
    send: async (harness) => ({ params: { id: await harness.post('lena') }, body: { rawText: 'Second thought' } }),
    effect: async (harness, body) =>
      expect(await read(harness, 'maya', body.id)).toMatchObject({ rawText: 'Second thought', updatedAt: expect.any(String) as string }),
    refusals: {
      forbidden: async (harness) => ({ params: { id: await harness.post('maya') }, body: { rawText: 'Mine' } }),
      noPost: () => ({ ...missing, body: { rawText: 'x' } }),
      ...unfit(async (fields, harness) => ({ params: { id: await harness.post('lena') }, body: fields })),
      postEmpty: async (harness) => ({ params: { id: await harness.post('lena') }, body: { rawText: ' ' } }),
      postTooLong: async (harness) => ({ params: { id: await harness.post('lena') }, body: { rawText: 'x'.repeat(5001) } }),
      repost: async (harness) => ({
        params: { id: await harness.post('lena', { type: 'repost', repostedPostId: await harness.post('maya') }) },
        body: { rawText: 'x' },
      }),
      locked: async (harness) => {
        const id = await harness.post('lena');
        await harness.post('maya', { type: 'reply', repostedPostId: id });
        return { params: { id }, body: { title: 'Too late' } };
      },
      tooManyBlocked: async (harness) => ({
        params: { id: await harness.post('lena') },
        body: { blockedUserIds: many(501, harness.id('kofi')) },
      }),
      postLimit: async (harness) => {
        await fillQuota(harness, 'nils');
        const [post] = harness.db.posts.newest('author', harness.id('nils'));
        return { as: 'nils', params: { id: post?.id ?? '' }, body: { rawText: 'Edited' } };
      },
    },
  },
  deletePost: {
    send: async (harness) => ({ params: { id: await harness.post('lena') } }),
    effect: async (harness) => {
      const tombstone = [...harness.db.posts.newest('written', harness.id('lena'))][0];
      expect((await harness.call('lena', 'getPost', { params: { id: tombstone?.id ?? '' } })).status).toBe(404);
    },
    refusals: { forbidden: async (harness) => ({ params: { id: await harness.post('maya') } }), noPost: () => missing },
  },
  reactToPost: {
    send: async (harness) => ({ params: { id: await harness.post('maya') }, body: { values: { 2: 2, 4: -1 }, description: 'well put' } }),
    effect: async (harness, body) => {
      expect((await read(harness, 'kofi', body.id)).reactionSets).toMatchObject([
        { userId: harness.id('lena'), values: { 2: 2, 4: -1 }, description: 'well put', user: { username: 'lena' } },
      ]);
      expect((await harness.call('maya', 'getUnreadNotifications')).body.results[0]).toMatchObject({
        type: 'reaction',
        post: { id: body.id },
      });
    },
    refusals: {
      closed: async (harness) => ({
        params: { id: await harness.post('quill') },
        body: { values: { 2: 1 }, description: '' },
      }),
      descriptionTooLong: async (harness) => ({
        params: { id: await harness.post('maya') },
        body: { values: {}, description: 'x'.repeat(161) },
      }),
      ownPost: async (harness) => ({
        params: { id: await harness.post('lena') },
        body: { values: {}, description: 'x' },
      }),
      noPost: () => ({ ...missing, body: { values: {}, description: '' } }),
    },
  },
  undoRepost: {
    send: async (harness) => {
      const id = await harness.post('maya');
      await harness.post('lena', { type: 'repost', repostedPostId: id });
      return { params: { id } };
    },
    effect: async (harness, body) =>
      expect(await read(harness, 'lena', body.post.id)).toMatchObject({ isRepostedByMe: false, numReposts: 0 }),
    refusals: { noRepost: async (harness) => ({ params: { id: await harness.post('maya') } }) },
  },
  setWeighInThresholds: {
    send: async (harness) => ({
      params: { id: await harness.post('lena') },
      body: { thresholds: [{ threshold: 3 }, ...Array.from({ length: 4 }, () => ({ threshold: 'off' }))] },
    }),
    effect: async (harness) => expect((await harness.call('lena', 'getCurrentUser')).body.weighInThresholds[0]).toEqual({ threshold: 3 }),
    refusals: {
      unordered: async (harness) => ({
        params: { id: await harness.post('lena') },
        body: { thresholds: [] },
      }),
      forbidden: async (harness) => ({ params: { id: await harness.post('maya') }, body: { thresholds: [] } }),
      noPost: () => ({ ...missing, body: { thresholds: [] } }),
    },
  },
  markPostAsRead: {
    send: async (harness) => ({ params: { id: await harness.post('maya') } }),
    effect: async (harness) => {
      const [post] = harness.db.posts.newest('author', harness.id('maya'));
      expect(await read(harness, 'lena', post?.id ?? '')).toMatchObject({ isRead: true });
      expect(
        (await harness.call('lena', 'getUnreadPosts', { query: { authorUserId: harness.id('maya'), limit: 100 } })).body.results,
      ).not.toContainEqual(expect.objectContaining({ id: post?.id }));
    },
    refusals: { noPost: () => missing },
  },
  createShortLink: {
    send: async (harness) => ({ body: { postId: await harness.post('maya') } }),
    effect: async (harness, body) => {
      expect(body.url).toMatch(new RegExp(`^https?://.+/check-visit-links\\?id=${body.id}$`));
      expect((await harness.call(null, 'visitShortLink', { params: { id: body.id } })).body).toMatchObject({
        postId: body.postId,
        numVisits: 1,
      });
    },
    refusals: { noPost: () => ({ body: { postId: 'p9999999' } }) },
  },
  visitShortLink: {
    as: null,
    send: async (harness) => {
      const { body } = await harness.call('lena', 'createShortLink', { body: { postId: await harness.post('maya') } });
      return { params: { id: body.id } };
    },
    effect: async (harness, body) => {
      expect(body.numVisits).toBe(1);
      expect((await harness.call('maya', 'visitShortLink', { params: { id: body.id } })).body.numVisits).toBe(2);
    },
    refusals: { noLink: () => ({ params: { id: 'l9999999' } }) },
  },
  getDraftPosts: { send: () => ({}) },
  createDraftPost: {
    send: () => ({ body: { rawText: 'Half a sentence' } }),
    effect: async (harness, body) => expect((await harness.call('lena', 'getDraftPosts')).body.results[0]?.id).toBe(body.id),
    refusals: {
      empty: () => ({ body: { title: ' ' } }),
      tooLong: () => ({ body: { rawText: 'x'.repeat(5001) } }),
      noAttachment: () => ({ body: { rawText: 'x', attachedFilesIds: ['f9999999'] } }),
      noChannel: () => ({ body: { rawText: 'x', channelId: 'c9999999' } }),
      tooManyAttachments: () => ({ body: { rawText: 'x', attachedFilesIds: many(11, 'f9999999') } }),
      tooManyMentions: () => ({ body: { rawText: 'x', mentions: many(101, { userId: 'u9999999' }) } }),
    },
  },
  deleteDraftPost: {
    send: async (harness) => {
      const { body } = await harness.call('lena', 'createDraftPost', { body: { rawText: 'Not for long' } });
      return { params: { id: body.id } };
    },
    effect: async (harness) => {
      const { results } = (await harness.call('lena', 'getDraftPosts')).body;
      expect(results.map(({ rawText }) => rawText)).not.toContain('Not for long');
    },
    refusals: { noDraft: () => ({ params: { id: 'd9999999' } }) },
  },
  search: { send: () => ({ query: { query: 'tram' } }) },
  uploadFile: {
    send: () => ({ body: upload(png(64)) }),
    effect: async (harness, body) => {
      expect((await harness.call('lena', 'getCurrentUser')).body.avatarFile).toMatchObject({
        storageId: body.storageId,
        width: 40,
        height: 30,
      });
      const image = await harness.mocks.backend.handle(new Request(`http://localhost/s3/${body.storageId}`));
      expect(image?.headers.get('content-type')).toBe('image/png');
    },
    refusals: {
      descriptionTooLong: () => ({ body: upload(png(64), 'post', 'x'.repeat(1001)) }),
      nameTooLong: () => ({ body: upload(new File([png(64)], 'x'.repeat(256))) }),
      wrongSize: () => ({ body: upload(png(64, 0)) }),
      unreadable: () => ({ body: 'no form' }),
      tooLarge: () => ({ body: upload(png(10 * 1024 * 1024 + 1)) }),
      wrongType: () => ({ body: upload(new File(['text'], 'a.txt')) }),
    },
  },
} satisfies ContractCases;
