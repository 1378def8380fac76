import { createPost, deleteDraftPost, getPost, request, setWeighInThresholds, updatePost } from '@/api';
import { required } from '@/shared/lib/required';
import type { Store } from '@/shared/lib/scope';
import type { Transport } from '../model/outboxPorts.ts';
import { resolveMentions } from './resolveMentions.ts';
import { finishUploadAtom } from './uploadImage.ts';

/** The calls to the server of the outbox of a person's store. */
export const transportOf = (store: Store): Transport => ({
  upload: (image) => store.set(finishUploadAtom, image),
  findMentioned: resolveMentions,
  create: async (body, key) => required(await request(createPost, { body, headers: { 'Idempotency-Key': key } })),
  read: async (id) => required(await request(getPost, { params: { id }, bypassCache: true })),
  update: async (id, body) => required(await request(updatePost, { params: { id }, body })),
  setThresholds: (id, thresholds) => request(setWeighInThresholds, { params: { id }, body: { thresholds } }),
  deleteDraft: (id) => request(deleteDraftPost, { params: { id } }),
});
