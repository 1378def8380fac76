import { contractCases } from '@mocks/conformance/cases';
import { type AnyCase, makeHarness } from '@mocks/conformance/harness';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { channelSchema, type Endpoint, organizationSchema, postSchema } from '@/api';
import { draftPostSchema } from '@/api/schema/draftPost';
import { onMalformedAnswer } from '@/api/schema/tolerant';
import { type EndpointName, endpoints } from '@/api/table';

// The client must understand a backend that implements the specification only: no part of its answers needs an extension.

const cases = Object.entries(contractCases) as unknown as [EndpointName, AnyCase][];
const answering = cases.filter(([name]) => (endpoints[name] as Endpoint).response !== null);

describe('an answer without extensions', () => {
  it.each(answering)('of %s is valid', async (name, answer) => {
    const harness = makeHarness();
    const parts = await answer.send(harness);
    const who = answer.as === undefined ? 'lena' : answer.as;
    harness.mocks.backend.faults.add({ path: '*', documentedOnly: true });
    const { status, body } = await harness.call(who, name, parts);
    expect(status).toBeLessThan(300);
    const complaints: string[] = [];
    const stop = onMalformedAnswer(({ path, message }) => complaints.push(`${path}: ${message}`));
    const read = v.safeParse((endpoints[name] as Endpoint).response ?? v.null(), body);
    stop();
    expect([complaints, read.issues]).toEqual([[], undefined]);
    const { results: sent } = body as unknown as { results?: unknown[] };
    if (sent) expect((read.output as { results: unknown[] }).results).toHaveLength(sent.length);
  });

  it('lacks all extensions, at every depth', async () => {
    const harness = makeHarness();
    harness.mocks.backend.faults.add({ path: '*', documentedOnly: true });
    const { body } = await harness.call('lena', 'getRecommendedPosts', { query: { limit: 30 } });
    const text = JSON.stringify(body);
    for (const field of ['attachedFiles', 'numReposts', 'isRead', 'followType', 'numFollowers":null', 'ownerType', 'reputationScores'])
      expect(text).not.toContain(`"${field}"`);
    expect(text).toContain('"attachedFileIds"');
    expect(text).toContain('"avatarFile"');
  });
});

describe('values derived from documented fields', () => {
  const channel = { id: 'c1', channelId: 'c1', name: 'benches', description: null, avatarFileId: 'f1', numFollowers: 3 };
  const author = { id: 'u1', roles: [], weighInThresholds: [] };
  const post = { id: 'p1', type: 'post', authorUserId: 'u1', authorUser: author, attachedFileIds: ['f2'] };

  it('is a channel that does not say whose it is, with the picture of its id', () => {
    expect(v.parse(channelSchema, channel)).toMatchObject({ ...channel, avatarFile: { storageId: 'f1' } });
  });

  it('is a group with the picture of its id', () => {
    expect(v.parse(organizationSchema, { id: 'g1', ownerId: 'u1', avatarFileId: 'f1' })).toMatchObject({ avatarFile: { storageId: 'f1' } });
    expect(v.parse(organizationSchema, { id: 'g1', ownerId: 'u1', avatarFileId: 'f1', avatarFile: null }).avatarFile).toBeNull();
  });

  it('is the one date of a post from the other, and its pictures from their ids', () => {
    const at = '2026-11-20T12:00:00.000Z';
    for (const dates of [{ createdAt: at }, { publishedAt: at }]) {
      expect(v.parse(postSchema, { ...post, ...dates })).toMatchObject({
        createdAt: at,
        publishedAt: at,
        attachedFiles: [{ storageId: 'f2', id: 'f2' }],
      });
    }
    expect(v.safeParse(postSchema, post).success).toBe(false);
  });

  it('are the pictures of a draft', () => {
    expect(v.parse(draftPostSchema, { id: 'd1', attachedFilesIds: ['f2'] })).toMatchObject({ attachedFiles: [{ storageId: 'f2' }] });
  });

  it('is an image by the id of its file', async () => {
    const { mocks } = makeHarness();
    const [file] = [...mocks.db.files.all()].filter(({ content }) => content);
    const image = await mocks.backend.handle(new Request(`http://localhost/s3/${file?.id}`));
    expect(image?.status).toBe(200);
  });
});
