import { describe, expect, it } from 'vitest';
import { addressOf, baseFrom, cacheControl, isNavigation, routeOf } from './routes.mjs';

const opened = (pathname: string, base = '/') => routeOf({ pathname, isNavigation: true }, base);
const fetched = (pathname: string, base = '/') => routeOf({ pathname, isNavigation: false }, base);

describe('routeOf', () => {
  it.each(['/', '/welcome', '/post/01', '/user/ann.lee', '/groups'])('opens %s with the page', (path) => {
    expect(opened(path)).toEqual({ kind: 'page' });
  });

  it.each([
    '/api',
    '/api/posts',
    '/s3/abc',
    '/s3/logo.png',
    '/socket.io/?EIO=4',
    '/socket.io',
  ])('leaves %s to the backend, even for a navigation', (path) => {
    expect(opened(path)).toEqual({ kind: 'backend' });
  });

  it('does not take a longer name for a path of the backend', () => {
    expect(opened('/apiary')).toEqual({ kind: 'page' });
  });

  it('never answers a missing file with the page', () => {
    expect(opened('/assets/gone-12345678.js')).toEqual({ kind: 'file', path: '/assets/gone-12345678.js' });
  });

  it.each([
    '/%',
    '/profile/%',
    '/user/50%',
    '/post/%E0%A4%A',
    '/group/%/channel/%',
  ])('answers %s, which is no valid encoding, with the page', (path) => {
    expect(opened(path)).toEqual({ kind: 'page' });
    expect(fetched(path)).toEqual({ kind: 'nothing' });
  });

  it('has no page for a script that fetches', () => {
    expect(fetched('/welcome')).toEqual({ kind: 'nothing' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/.vite/manifest.json',
    '/a/..%2f..%2fsecret.txt',
    '/%00.js',
    '/..%5csecret.txt',
    '/%/..%2f..%2fsecret.txt',
    '/%/%2e%2e/%2e%2e/secret.txt',
    '/.git%/config.json',
  ])('does not serve %s', (path) => {
    expect(opened(path)).toEqual({ kind: 'nothing' });
  });

  it('serves files and pages of a sub-path from the folder’s root', () => {
    expect(fetched('/demo/assets/a.js', '/demo/')).toEqual({ kind: 'file', path: '/assets/a.js' });
    expect(opened('/demo/welcome', '/demo/')).toEqual({ kind: 'page' });
  });

  it('serves no address beside the sub-path', () => {
    expect(opened('/welcome', '/demo/')).toEqual({ kind: 'outside' });
    expect(opened('/demo', '/demo/')).toEqual({ kind: 'outside' });
  });
});

describe('addressOf', () => {
  it('knows no host but this one', () => {
    expect(addressOf('/post/1?a=%')).toEqual({ pathname: '/post/1', search: '?a=%' });
    expect(addressOf('//example.com/api/posts')).toEqual({ pathname: '/example.com/api/posts', search: '' });
    expect(addressOf('//')).toEqual({ pathname: '/', search: '' });
  });
});

describe('isNavigation', () => {
  it('prefers the browser’s header to the accepted types', () => {
    expect(isNavigation('GET', { 'sec-fetch-mode': 'navigate', accept: '*/*' })).toBe(true);
    expect(isNavigation('GET', { 'sec-fetch-mode': 'cors', accept: 'text/html' })).toBe(false);
  });

  it('uses the accepted types when the browser doesn’t say what it requests', () => {
    expect(isNavigation('GET', { accept: 'text/html,application/xhtml+xml' })).toBe(true);
    expect(isNavigation('GET', { accept: 'application/json' })).toBe(false);
  });

  it('is never a request that sends data', () => {
    expect(isNavigation('POST', { 'sec-fetch-mode': 'navigate' })).toBe(false);
  });
});

describe('cacheControl', () => {
  it('keeps files whose name holds a hash of their content for a year', () => {
    expect(cacheControl('/assets/index-DkX2_a9-.js')).toContain('immutable');
  });

  it.each(['/index.html', '/mockServiceWorker.js', '/favicon.svg'])('asks again for %s', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });
});

describe('baseFrom', () => {
  it.each([undefined, '', '/'])('is the root for %j', (value) => {
    expect(baseFrom(value)).toBe('/');
  });

  it.each(['demo', '/demo', '/demo/'])('puts slashes around %s', (value) => {
    expect(baseFrom(value)).toBe('/demo/');
  });
});
