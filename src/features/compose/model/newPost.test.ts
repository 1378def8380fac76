import { expect, test } from 'vitest';
import { ApiError, deleteDraftPost } from '@/api';
import { emptyDraft } from './draft.ts';
import { completePost } from './newPost.ts';

const unexpected = () => Promise.reject(new Error('The post is there already.'));
const transport = {
  upload: unexpected,
  findMentioned: unexpected,
  create: unexpected,
  read: unexpected,
  update: unexpected,
  setThresholds: unexpected,
};
const row = {
  id: 'optimistic:k1',
  key: 'k1',
  userId: 'u1',
  intent: { kind: 'post' },
  draft: { ...emptyDraft, text: 'A', serverDraftId: 'd1' },
  writtenAt: '2026-11-28T08:00:00Z',
  hasAlerts: false,
  postId: 'p1',
} as const;
const complete = (error: ApiError) => completePost(row, { ...transport, deleteDraft: () => Promise.reject(error) }, (what) => what());

test('a draft whose deletion failed is deleted later, because it would invite the person to publish it twice', async () => {
  const unreached = new ApiError(deleteDraftPost, 'network');
  await expect(complete(unreached)).rejects.toBe(unreached);
});

test('a draft that is already deleted does not block publishing', async () => {
  expect(await complete(new ApiError(deleteDraftPost, 'http', { statusCode: 404 }))).toBeNull();
});
