import { createPost, deleteDraftPost, getPost, request, setWeighInThresholds, updatePost } from '@/api';
import { required } from '@/shared/lib/required';
import type { Transport } from '../model/outboxPorts.ts';
import { resolveMentions } from './resolveMentions.ts';

/** The outbox's calls to the server, without those for pictures, which need the person's store (`finishUploadAtom`). */
export const transport: Omit<Transport, 'upload'> = {
  findMentioned: resolveMentions,
  create: async (body, key) => required(await request(createPost, { body, headers: { 'Idempotency-Key': key } })),
  read: async (id) => required(await request(getPost, { params: { id }, bypassCache: true })),
  update: async (id, body) => required(await request(updatePost, { params: { id }, body })),
  setThresholds: (id, thresholds) => request(setWeighInThresholds, { params: { id }, body: { thresholds } }),
  deleteDraft: (id) => request(deleteDraftPost, { params: { id } }),
};
