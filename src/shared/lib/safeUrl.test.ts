import { describe, expect, test } from 'vitest';
import { safeLink, safePicture } from './safeUrl.ts';

const own = ['https://app.sez.example', 'https://app-be.sez.example'];

describe('a link from another person', () => {
  test.each([
    ['https://council.example/annex', 'https://council.example/annex'],
    ['https://bank.example@evil.example/x', 'https://evil.example/x'],
    ['https://:password@evil.example/', 'https://evil.example/'],
    ['HTTP://Council.example', 'http://council.example/'],
    ['https://пример.example/ё', 'https://xn--e1afmkfd.example/%D1%91'],
  ])('%s leads to %s', (address, link) => expect(safeLink(address)).toBe(link));

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://app.sez.example/1',
    '/api/siwf/callback?authorizationCode=new',
    '//evil.example',
    'evil.example',
    'https://',
    '',
  ])('%j is none', (address) => expect(safeLink(address)).toBeUndefined());
});

test('an address with letters beyond ASCII stays a link, however often it is read', () => {
  const links = Array.from({ length: 20_000 }, () => safeLink('https://münchen.example/straße'));
  expect([...new Set(links)]).toEqual(['https://xn--mnchen-3ya.example/stra%C3%9Fe']);
});

describe('a picture from another person', () => {
  test.each([
    ['https://pictures.example/a.png?w=1', 'https://pictures.example/a.png?w=1'],
    ['/s3/preview-1.png', '/s3/preview-1.png'],
  ])('%s is fetched from %s', (address, picture) => expect(safePicture(address, own)).toBe(picture));

  test.each([
    '/api/siwf/callback?authorizationCode=new',
    '/api/siwf/handle?fromUsername=maya&toUsername=hacked',
    '/s3/../api/siwf/callback?authorizationCode=new',
    '/s3/..',
    '/s3/a?b',
    '/s3/a/b',
    'https://app.sez.example/api/siwf/callback?authorizationCode=new',
    'https://app-be.sez.example/api/siwf/callback?authorizationCode=new',
    'https://APP-be.sez.example:443/api/auth/logout',
    'http://pictures.example/a.png',
    'https://user:password@pictures.example/a.png',
    'https://localhost/admin',
    'https://localhost./admin',
    'https://router.local/reboot',
    'https://router/reboot',
    'https://192.168.0.1/reboot',
    'https://0x7f.1/',
    'https://[::1]/',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '',
  ])('%j is not fetched', (address) => expect(safePicture(address, own)).toBeUndefined());
});
