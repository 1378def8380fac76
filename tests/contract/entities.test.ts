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
import { shortLinkSchema } from '@/api/schema/shortLink';
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
