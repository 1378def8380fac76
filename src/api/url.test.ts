import { describe, expect, it } from 'vitest';
import { getForYouPosts, getPost } from './index.ts';
import { toPath, toQueryString } from './url.ts';

describe('the address of a call', () => {
  it('fills path parameters in, encoded', () => {
    expect(toPath(getPost, { id: 'a/b c' })).toBe('/api/posts/a%2Fb%20c');
  });

  it('leaves unset values out and keeps false, zero and the empty text', () => {
    expect(toQueryString({ a: undefined, b: null, c: false, d: 0, e: '' })).toBe('?c=false&d=0&e=');
  });

  it('sends several values comma separated, as documented', () => {
    expect(toPath(getForYouPosts, {}, { type: ['post', 'quote'], limit: 15 })).toBe('/api/posts/for-you?type=post,quote&limit=15');
  });

  it('encodes typed text', () => {
    expect(toQueryString({ search: 'a&b=c, ё' })).toBe('?search=a%26b%3Dc%2C%20%D1%91');
  });

  it('sends half an emoji as the replacement character instead of failing', () => {
    expect(toQueryString({ search: 'a\ud83d' })).toBe('?search=a%EF%BF%BD');
    expect(toPath(getPost, { id: '\ude00' })).toBe('/api/posts/%EF%BF%BD');
  });

  it('has no question mark without a query', () => {
    expect([toQueryString({}), toQueryString(undefined)]).toEqual(['', '']);
  });
});
