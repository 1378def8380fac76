import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  channelSchema,
  currentUserSchema,
  draftPostSchema,
  followingEntrySchema,
  notificationSchema,
  organizationSchema,
  postSchema,
} from '@/api';
import { memberSchema } from '@/api/schema/organization';
import { mentionSchema, postTypeSchema, reactionSetSchema, urlPreviewSchema } from '@/api/schema/post';
import { shortLinkSchema } from '@/api/schema/shortLink';
import { followTypeSchema, weighInThresholdSchema } from '@/api/schema/user';
import documented from '../spec/entities.json' with { type: 'json' };
import fieldRows from '../spec/entityFields.json' with { type: 'json' };

const schemas: Record<string, object> = {
  User: currentUserSchema,
  Post: postSchema,
  'Draft post': draftPostSchema,
  Notification: notificationSchema,
  Organization: organizationSchema,
  Channel: channelSchema,
  'Following entry': followingEntrySchema,
  Member: memberSchema,
  'Short link': shortLinkSchema,
};

/** Fields that have requests of their own instead of being part of the group. */
const elsewhere: Record<string, string[]> = { Organization: ['organizationTypes', 'bannedUsers', 'joinRequests'] };

type Inner = { entries?: Record<string, Inner>; wrapped?: Inner; item?: Inner };

/** Whether a dotted name such as `avatarFile.storageId` is a declared field. */
function has(schema: Inner | undefined, [name, ...rest]: string[]): boolean {
  const object = schema?.wrapped ?? schema?.item ?? schema;
  if (name === undefined) return object !== undefined;
  return object?.entries?.[name] !== undefined && has(object.entries[name], rest);
}

it.each(fieldRows)('$id is a field of the schema of $entity', ({ entity, field }) => {
  expect(has(schemas[entity] as Inner, field.replace('[]', '').split('.'))).toBe(true);
});

/** Fields whose values or inner fields are documented: a row, the schema, and what it keeps of an answer and what it refuses. */
it.each<readonly [row: string, schema: v.GenericSchema, accepted: readonly unknown[], refused: readonly unknown[]]>([
  ['entity.post.type', postTypeSchema, ['post', 'quote', 'repost', 'reply'], ['comment']],
  ['entity.following-entry.followType', followTypeSchema, ['follow', 'monitor'], ['block']],
  ['entity.user.weighInThresholds', weighInThresholdSchema, [{ threshold: 5 }, { threshold: 'off' }], [{ threshold: 'on' }, 5]],
  ['entity.user.roles', currentUserSchema.entries.roles, [['admin'], []], []],
  ['entity.post.mentions', mentionSchema, [{ userId: 'u1' }], [{ username: 'lena' }]],
  [
    'entity.post.urls',
    urlPreviewSchema,
    [{ url: 'https://a.test', title: 'A', description: 'B', imageUrl: 'https://a.test/b.png', isDisabledPreview: true }],
    [{ title: 'A' }],
  ],
  [
    'entity.post.reactionSets',
    reactionSetSchema,
    [{ userId: 'u1', description: 'Well said', createdAt: '2026-03-01T12:00:00.000Z' }],
    [{ description: 'Well said' }],
  ],
])('the documented values of %s are kept, others refused', (_row, schema, accepted, refused) => {
  expect(accepted.map((value) => v.parse(schema, value))).toEqual(accepted);
  expect(refused.filter((value) => v.is(schema, value))).toEqual([]);
});

describe.each(Object.keys(schemas))('the schema of %s', (entity) => {
  it('has every documented field', () => {
    const fields = documented.find((row) => row.entity === entity)?.fields ?? [];
    const missing = fields
      .filter((field) => !elsewhere[entity]?.includes(field))
      .filter((field) => !has(schemas[entity] as Inner, field.replace('[]', '').split('.')));
    expect(fields.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
