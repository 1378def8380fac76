import { growthOf } from '@tests/bench/stats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanCounted, scanText } from './scanText.ts';
import { textsByScript } from './scripts.fixture.ts';
import { lengths, slowTexts, textOfLength } from './slowTexts.fixture.ts';

const kinds = (text: string) => scanText(text).map((token) => `${token.kind}:${token.text}`);
const found = (kind: string) => (text: string) => scanText(text).flatMap((token) => (token.kind === kind ? [token.text] : []));
const links = found('link');
const mentions = found('mention');
const tags = found('tag');

describe('pieces', () => {
  test('mentions, tags and links become pieces of their own', () => {
    expect(kinds('@oleg pulled the numbers: https://a.example/x #transit')).toEqual([
      'mention:@oleg',
      'text: pulled the numbers: ',
      'link:https://a.example/x',
      'text: ',
      'tag:#transit',
    ]);
  });

  test.each([
    'write to me@mail.example or see a#b, # and @ alone',
    'письмо@maya.example',
    'javascript:alert(1) data:text/html,x',
    '&#x27;quoted&#39;',
    'path/to/@maya and /#top',
  ])('%s stays text', (text) => expect(kinds(text)).toEqual([`text:${text}`]));
});

describe('an address', () => {
  test.each([
    ['(see https://a.example/b_(c)).', 'https://a.example/b_(c)'],
    ['https://a.example/x?y=1, then', 'https://a.example/x?y=1'],
    ['“https://example.com“', 'https://example.com'],
    ['https://example.com“evil.example', 'https://example.com'],
    ['https://example.com/x）です', 'https://example.com/x'],
    ['「https://example.com/x」', 'https://example.com/x'],
    ['【https://example.com/x】、', 'https://example.com/x'],
    ['《https://example.com/x》。次', 'https://example.com/x'],
    ['‘https://example.com/x’', 'https://example.com/x'],
    ['«https://example.com/x»', 'https://example.com/x'],
    ['‹https://example.com/x›', 'https://example.com/x'],
    ['[https://example.com/x] and', 'https://example.com/x'],
    ['{https://example.com/x}', 'https://example.com/x'],
    ['https://example.com/a(b]c', 'https://example.com/a(b'],
    ['https://de.wikipedia.org/wiki/Schrödinger’s', 'https://de.wikipedia.org/wiki/Schrödinger'],
    ["https://en.wikipedia.org/wiki/Schrödinger's_cat.", "https://en.wikipedia.org/wiki/Schrödinger's_cat"],
    ["https://example.com/lena's post", 'https://example.com/lena'],
    ['https://example.com/a_"b"', 'https://example.com/a_"b"'],
    ['https://example.com/a"b', 'https://example.com/a'],
    ['Https://Example.com', 'Https://Example.com'],
    ['HTTP://EXAMPLE.COM/X', 'HTTP://EXAMPLE.COM/X'],
    ['見て:https://example.com/東京。', 'https://example.com/東京'],
    ['中国語https://example.com/x 한국', 'https://example.com/x'],
    ['https://example.comです', 'https://example.com'],
    ['https://example.com-and', 'https://example.com'],
    ['https://example.com:8080/x', 'https://example.com:8080/x'],
    ['https://example.com: here', 'https://example.com'],
    ['https://example.com/x\u202Egpj.evil', 'https://example.com/x'],
    ['https://example.com\\@evil.example', 'https://example.com'],
    ['https://a_b.example.com', 'https://a_b.example.com'],
    ['http://localhost:8000?', 'http://localhost:8000'],
    ['https://пример.рф/ё!', 'https://пример.рф/ё'],
    ['https://a.example,@maya', 'https://a.example'],
    ['https://a.example@ and', 'https://a.example'],
    ['https://a.example@@maya', 'https://a.example'],
    ['https://a.example@』と', 'https://a.example'],
    ['https://a.example...and then', 'https://a.example'],
    ['https://a.example...пример.рф', 'https://a.example'],
  ])('in %s is %s', (text, address) => expect(links(text)).toEqual([address]));

  test.each([
    'http://',
    'http://.',
    'http://..',
    'http://#',
    'http://.example.com',
    'http://-example.com',
    'http://example-.com',
    'http://exam_ple.com',
    'http://example.c_m',
    'http://_sub.example.com',
    'http://a..example',
    'http://example.x',
    'https://example.com:99999/',
    'xhttps://example.com',
    '#https://example.com',
    '@https://example.com',
    '$https://example.com',
    'ftp://example.com',
  ])('%s is none', (text) => expect(links(text)).toEqual([]));

  test('leads to the host that it shows, ignoring text before an @', () => {
    const [link] = scanText('https://bank.example@evil.example/x');
    expect(link).toMatchObject({ kind: 'link', href: 'https://evil.example/x' });
  });
});

describe('a mention', () => {
  test.each([
    ['の@lena', '@lena'],
    ['こんにちは@lenaさん', '@lena'],
    ['(@lena)', '@lena'],
    ['.@lena said', '@lena'],
    ['RT@lena', '@lena'],
    ['Thanks @lena.', '@lena'],
    ['@lena, @lena.', '@lena'],
    ['@lena/list', '@lena'],
    [`@${'a'.repeat(30)}`, `@${'a'.repeat(30)}`],
  ])('in %s is %s', (text, name) => expect(mentions(text)[0]).toBe(name));

  test.each([
    '@lena@mastodon.social',
    '@lena.bsky.social',
    '@aliceì',
    '@alice\u0301',
    '@http://example.com',
    '@@lena',
    '#@lena',
    'mail@lena',
    'damn!@lena',
    '@li',
    `@${'a'.repeat(31)}`,
  ])('%s is no mention', (text) => expect(mentions(text)).toEqual([]));
});

describe('a tag', () => {
  test.each(textsByScript)('in %s: %s', (_script, text, tag, stored) => {
    const [token] = scanText(text).filter(({ kind }) => kind === 'tag');
    expect(token?.text.slice(1)).toBe(tag);
    expect(token).toMatchObject({ tag: stored });
  });

  test.each([
    ['＃ｔａｇ１', ['＃ｔａｇ１']],
    ['(#one)#two’#three', ['#one', '#two', '#three']],
    ['日本語#東京', ['#東京']],
    ['#1st #first1', ['#1st', '#first1']],
    ['#il·· #メ〜', ['#il', '#メ']],
    ['#a\u200D b', ['#a']],
  ])('%s has %j', (text, all) => expect(tags(text)).toEqual(all));

  test.each(['#1', '#_', '#1_2', '#〃', '#१२३४', '#️⃣', '# a', '##a', 'a#b', '#http://a.example'])('%s is none', (text) =>
    expect(tags(text)).toEqual([]));

  test('leads to the stored name', () => {
    expect(scanText('#night__shift')).toEqual([{ kind: 'tag', text: '#night__shift', tag: 'night_shift' }]);
  });
});

const nasty = [
  '@',
  '#',
  '＃',
  'http://',
  'https://a.bc/',
  'a',
  'я',
  '語',
  '_',
  ' ',
  '.',
  ')',
  '(',
  '[',
  '"',
  "'",
  '/',
  ':',
  '\n',
  '\u0301',
  '\u200D',
  '·',
  '😀',
];

test('for any text, no character is lost or added', () => {
  const joined = (text: string) =>
    scanText(text)
      .map((token) => token.text)
      .join('');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => joined(text) === text));
  fc.assert(fc.property(fc.array(fc.constantFrom(...nasty)), (parts) => joined(parts.join('')) === parts.join('')));
});

describe('the number of scanned characters', () => {
  /** Each character is read a few times: at its own position, within a piece, and as the neighbour of one. */
  const perCharacter = 12;
  const least = 40;

  test('grows linearly with the length of any text', () => {
    const repeated = fc.tuple(fc.array(fc.constantFrom(...nasty), { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 800 }));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...nasty), { maxLength: 40 }), repeated, ([...start], [unit, times]) => {
        const text = start.join('') + unit.join('').repeat(times);
        expect(scanCounted(text).steps).toBeLessThanOrEqual(perCharacter * text.length + least);
      }),
    );
  });

  test.each(slowTexts)('is linear for %s, up to 200,000 characters', (_what, start, unit) => {
    const points = lengths.map((length) => [length, scanCounted(textOfLength(start, unit, length)).steps] as const);
    for (const [length, steps] of points) expect(steps).toBeLessThanOrEqual(perCharacter * length + least);
    expect(growthOf(points)).toBeLessThanOrEqual(1.1);
  });
});
