import { describe, expect, test } from 'vitest';
import { scanText } from '@/shared/lib/text/scanText';
import linkifyIt from './linkifyIt.json';
import twitterText from './twitterText.json';

type Rows = Readonly<Record<string, readonly string[]>>;

const tags = (text: string) => scanText(text).flatMap((token) => (token.kind === 'tag' ? [token.text.slice(1)] : []));
const mentions = (text: string) => scanText(text).flatMap((token) => (token.kind === 'mention' ? [token.username] : []));
const addresses = (text: string) => scanText(text).flatMap((token) => (token.kind === 'link' ? [token.text] : []));

/** Our results where they differ from a suite's. docs/decisions/text-scanner.md has the reasons. */
const deviations: Rows = {
  '日本語ハッシュタグ#日本語ハッシュタグ': ['日本語ハッシュタグ'],
  'text http://no-tld': ['http://no-tld'],
  'http://twitter.com/これは日本語です。example.com中国語http://t.co/abcde한국twitter.comテストexample2.comテストhttp://twitter.com/abcde':
    ['http://twitter.com/これは日本語です', 'http://t.co/abcde한국twitter.comテストexample2.comテストhttp://twitter.com/abcde'],
  "Check this site out http://t.co/FNkPfmii- it's great": ['http://t.co/FNkPfmii-'],
  "http://t.co/pbY2NfTZ's http://t.co/2vYHpAc5; http://t.co/ulYGBYSo: http://t.co/8MkmHU0k+c http://t.co/TKLp64dY.x http://t.co/8t7G3ddS#a http://t.co/FNkPfmii-":
    [
      'http://t.co/pbY2NfTZ',
      'http://t.co/2vYHpAc5',
      'http://t.co/ulYGBYSo',
      'http://t.co/8MkmHU0k+c',
      'http://t.co/TKLp64dY.x',
      'http://t.co/8t7G3ddS#a',
      'http://t.co/FNkPfmii-',
    ],
  'test.example@http://vk.com': [],
  'http://a.b--c.de/': ['http://a.b--c.de/'],
};

const suites: readonly [name: string, rows: Rows, find: (text: string) => readonly string[], differing: number][] = [
  ['tags of twitter-text', twitterText.tags, tags, 1],
  ['mentions of twitter-text', twitterText.mentions, mentions, 0],
  ['addresses of twitter-text', twitterText.addresses, addresses, 4],
  ['links of linkify-it', linkifyIt.links, addresses, 1],
  ['texts without links of linkify-it', linkifyIt.noLinks, addresses, 1],
];

describe.each(suites)('%s', (_name, rows, find, differing) => {
  test.each(Object.entries(rows))('%s', (text, theirs) => expect(find(text)).toEqual(deviations[text] ?? theirs));

  test('differ in no more rows than the table of the decision lists', () => {
    const different = Object.entries(rows).filter(([text, theirs]) => JSON.stringify(find(text)) !== JSON.stringify(theirs));
    expect(different).toHaveLength(differing);
  });
});

test('the suites have as many rows as the decision says', () => {
  expect(suites.map(([, rows]) => Object.keys(rows).length)).toEqual([70, 23, 80, 83, 23]);
});
