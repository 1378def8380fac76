import { aPerson, aPost } from '@tests/support/factories';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listOf } from './fields.ts';
import { notificationSchema } from './notification.ts';
import { postSchema } from './post.ts';
import { type MalformedPart, onMalformedAnswer } from './tolerant.ts';
import { userSchema } from './user.ts';

/** Collects the issues reported during one test. */
function collectReports(): MalformedPart[] {
  const parts: MalformedPart[] = [];
  onTestFinished(onMalformedAnswer((part) => parts.push(part)));
  return parts;
}

describe('reading an answer', () => {
  it('drops malformed items of a list, keeps the others and reports the problem', () => {
    const reports = collectReports();
    const page = v.parse(listOf(postSchema), { results: [aPost('p1'), { id: 7 }, null, aPost('p2')], count: 9 });
    expect(page.results.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(page.count).toBe(9);
    expect(page.sent).toMatchObject([{ id: 'p1' }, { id: 7 }, null, { id: 'p2' }]);
    expect(reports).toContainEqual({ path: 'id', message: 'Invalid type: Expected string but received 7', received: '7' });
  });

  it('reports the request only for a list that has lost items', () => {
    expect(v.parse(listOf(postSchema), { results: [aPost('p1')], count: 1 })).not.toHaveProperty('sent');
  });

  it.each([[null], ['<html>'], [{ results: 'none' }], [[]]])('takes %j for the empty list', (answer) => {
    expect(v.parse(listOf(postSchema), answer)).toEqual({ results: [], count: 0 });
  });

  it('keeps the readable categories of a weigh-in', () => {
    const sent = { userId: 'a', description: '', createdAt: '', values: { 2: 2, 3: null, 4: 9 } };
    const { reactionSets } = v.parse(postSchema, { ...aPost('p1'), reactionSets: [sent] });
    expect(reactionSets[0]?.values).toEqual({ 2: 2, 3: undefined, 4: undefined });
  });

  it('takes a list’s repeated item once, by whichever key it is identified', () => {
    const twice = <T>(item: T) => [item, { ...item }];
    const reaction = { userId: 'a', description: '', createdAt: '' };
    const urls = [{ url: 'https://one.example' }, { url: 'https://two.example' }, { url: 'https://one.example' }];
    const sent = { ...aPost('p1'), reactionSets: twice(reaction), urls, tags: ['tram', 'tram', 'bus'] };
    const page = v.parse(listOf(postSchema), { results: [sent, sent, aPost('p2')], count: 3 });
    expect(page.results.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(page.sent).toHaveLength(3);
    const [post] = page.results;
    expect([post?.reactionSets.length, post?.urls.length, post?.tags]).toEqual([1, 2, ['tram', 'bus']]);
  });

  it('gives every empty list its own array', () => {
    const schema = listOf(userSchema);
    expect(v.parse(schema, null).results).not.toBe(v.parse(schema, null).results);
    expect(v.parse(userSchema, { id: 'a' }).roles).not.toBe(v.parse(userSchema, { id: 'b' }).roles);
  });

  it('fills documented fields the server left out and reports none of them', () => {
    const reports = collectReports();
    const user = v.parse(userSchema, { id: 'u9' });
    expect(user).toMatchObject({ id: 'u9', username: null, roles: [], verified: false, rating: 0, avatarFile: null });
    expect(reports).toEqual([]);
  });

  it('replaces a malformed field and reports it', () => {
    const reports = collectReports();
    expect(v.parse(userSchema, { ...aPerson('u1'), rating: 'high' }).rating).toBe(0);
    expect(reports).toEqual([{ path: '', message: 'Invalid type: Expected number but received "high"', received: '"high"' }]);
  });

  it('treats absent, null and malformed extensions as absent', () => {
    const read = (numFollowers: unknown) => v.parse(userSchema, { ...aPerson('u1'), numFollowers }).numFollowers ?? 'absent';
    expect([read(5), read(undefined), read(null), read('many')]).toEqual([5, 'absent', 'absent', 'absent']);
  });

  it('ignores fields it does not know', () => {
    expect(v.parse(userSchema, { ...aPerson('u1'), shoeSize: 44 })).not.toHaveProperty('shoeSize');
  });

  it('reads a reposted post and drops it when it is malformed', () => {
    const target = aPost('p2');
    expect(v.parse(postSchema, { ...aPost('p1'), repostedPost: target }).repostedPost?.id).toBe('p2');
    expect(v.parse(postSchema, { ...aPost('p1'), repostedPost: { id: 2 } }).repostedPost).toBeNull();
  });

  it('keeps a notification of a kind it does not know', () => {
    const notification = v.parse(notificationSchema, { id: 'n1', read: false, type: 'birthday', text: 'Happy birthday' });
    expect(notification).toMatchObject({ id: 'n1', text: 'Happy birthday', type: undefined });
  });

  it('stops reporting to a listener that has unsubscribed', () => {
    const parts: MalformedPart[] = [];
    onMalformedAnswer((part) => parts.push(part))();
    v.parse(userSchema, { ...aPerson('u1'), rating: 'high' });
    expect(parts).toEqual([]);
  });
});
