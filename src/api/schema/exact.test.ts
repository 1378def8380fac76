import { aGroup, aPerson, aPost } from '@tests/support/factories';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { channelSchema } from './channel.ts';
import { exactly } from './exact.ts';
import { listOf } from './fields.ts';
import { postSchema } from './post.ts';
import { searchHitSchema } from './search.ts';

const accepts = (schema: v.GenericSchema<unknown, unknown>, value: unknown) => v.safeParse(exactly(schema), value).success;

describe('an exact schema', () => {
  it('accepts a complete answer, with and without its extensions', () => {
    expect(accepts(postSchema, aPost('p1'))).toBe(true);
    expect(accepts(postSchema, { ...aPost('p1'), numReposts: 3, isRead: null })).toBe(true);
  });

  it('refuses answers that the tolerant one repairs: a missing or malformed documented field', () => {
    const { numReplies: _, ...incomplete } = aPost('p1');
    expect(v.safeParse(postSchema, incomplete).success).toBe(true);
    expect(accepts(postSchema, incomplete)).toBe(false);
    expect(accepts(postSchema, { ...aPost('p1'), tags: 'one' })).toBe(false);
    expect(accepts(postSchema, { ...aPost('p1'), isRead: 'yes' })).toBe(false);
  });

  it('refuses fields that are not documented, such as a leaked password', () => {
    expect(accepts(postSchema, { ...aPost('p1'), authorUser: { ...aPerson('u1'), password: 'x' } })).toBe(false);
  });

  it('refuses a list with a malformed item instead of dropping it', () => {
    expect(accepts(listOf(postSchema), { results: [aPost('p1')], count: 1 })).toBe(true);
    expect(accepts(listOf(postSchema), { results: [aPost('p1'), {}], count: 2 })).toBe(false);
    expect(accepts(listOf(channelSchema), null)).toBe(false);
  });

  it('reaches into reposted posts and search results', () => {
    expect(accepts(postSchema, { ...aPost('p1'), repostedPost: { ...aPost('p1'), numReplies: '1' } })).toBe(false);
    expect(accepts(searchHitSchema, { collection: 'posts', item: aPost('p1') })).toBe(true);
    expect(accepts(searchHitSchema, { collection: 'users', item: aPerson('u1') })).toBe(true);
    expect(accepts(searchHitSchema, { collection: 'groups', item: aGroup('g1') })).toBe(true);
    expect(accepts(searchHitSchema, { collection: 'posts', item: aPerson('u1') })).toBe(false);
    expect(accepts(searchHitSchema, { collection: 'channels', item: aPerson('u1') })).toBe(false);
  });
});
