import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { expect, test } from 'vitest';
import { scanText } from '@/shared/lib/text/scanText';

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false, urlAuth: true });
const theirs = (text: string) => (linkify.match(text) ?? []).flatMap(({ raw }) => (/^https?:/i.test(raw) ? [raw] : []));
const ours = (text: string) => scanText(text).flatMap((token) => (token.kind === 'link' ? [token.text] : []));

/** Inputs for which the two may differ, as docs/decisions/text-scanner.md explains. */
const reasons: Readonly<Record<string, RegExp>> = {
  'an address right after a word of a script without spaces': /日本https?:/i,
  'a possessive': /'s/,
  'a bracket or quotation mark that is opened and not closed, or closed by another': /https?:\S*[([{"']/i,
  'a quotation mark or full stop of another script inside': /https?:\S*[’”»。、]/i,
  'a row of sentence signs at the end, or a colon': /[.,!?;:…]{2}|:(?!\/)\D|:$/,
  'a sign right before a closing mark': /[.,!?;:…][)\]}'"”»。]/,
  'an ellipsis inside': /https?:\S*…/i,
};

const hosts = [
  'example.com',
  'a-b.org',
  'пример.рф',
  'münchen.de',
  '192.168.1.1',
  'localhost',
  'me:pw@mail.example:8080',
  'localhost:8000',
];
const inPath = ['/', 'path', '/a/b', '?q=1', '#top', '&x=2', '~', '_', '-', '+', '%20', '=', '日本', 'слово', '*', '@', '|', '(a)', '[b]'];
const rare = ["'", '"', '.', ',', '!', '?', ')', '(', ']', ';', ':', '…', '’', '»', '。', '、'];
const before = ['', '(', '[', '"', "'", '“', '»', '。', '日本', 'слово ', 'see: ', '<'];
const after = ['', ' ', '. ', ', ', ') ', '] ', '" ', "' ", '” ', '。', '» ', '! ', "'s ", '\n', ' and more '];

const path = fc.array(fc.oneof({ arbitrary: fc.constantFrom(...inPath), weight: 6 }, fc.constantFrom(...rare)), { maxLength: 7 });
const text = fc
  .tuple(
    fc.constantFrom(...before),
    fc.constantFrom('http://', 'https://', 'HTTPS://'),
    fc.constantFrom(...hosts),
    fc.oneof(
      fc.constant(''),
      path.map((parts) => `/${parts.join('')}`),
    ),
    fc.constantFrom(...after),
  )
  .map((parts) => parts.join(''));

test('addresses in random texts are those of linkify-it, apart from the listed reasons', () => {
  const visited = new Set<string>();
  let same = 0;
  fc.assert(
    fc.property(text, (written) => {
      const [here, there] = [ours(written), theirs(written)];
      if (JSON.stringify(here) === JSON.stringify(there)) {
        same += 1;
        return;
      }
      const matching = Object.keys(reasons).filter((reason) => reasons[reason]?.test(written));
      expect(matching, JSON.stringify({ written, here, there })).not.toEqual([]);
      for (const reason of matching) visited.add(reason);
    }),
    { numRuns: 4000 },
  );
  expect([...visited].sort()).toEqual(Object.keys(reasons).sort());
  expect(same).toBeGreaterThan(3000);
});
