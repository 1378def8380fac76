import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import rows from '../spec/rows.json' with { type: 'json' };
import sentencesFile from '../spec/sentences.json' with { type: 'json' };
import byTitle from '../spec/tests.json' with { type: 'json' };
import unnamed from '../spec/unnamed.json' with { type: 'json' };
import { asserts, type NamedTest, readTests, testsOf } from '../support/specification.ts';

/** Reasons why a row of the specification is done differently or not at all. */
const sentences: Readonly<Record<string, string>> = sentencesFile;
const further: Readonly<Record<string, string[][]>> = byTitle;
const files = readTests();
const tables = Object.fromEntries(
  readdirSync('tests/spec')
    .filter((name) => !['rows.json', 'sentences.json', 'tests.json', 'unnamed.json', 'errors.json'].includes(name))
    .map((name) => [name, readFileSync(`tests/spec/${name}`, 'utf8')]),
);
const testsByRow = new Map(
  rows.map(({ id }): [string, readonly NamedTest[]] => [
    id,
    [...testsOf(id, files, tables), ...(further[id] ?? []).map(([file = '', title = '']) => ({ file, title }))],
  ]),
);

it('every row of the specification has a test that names it, or a sentence; those without are listed, and their list only gets shorter', () => {
  const missing = rows.map(({ id }) => id).filter((id) => (testsByRow.get(id) ?? []).length === 0 && sentences[id] === undefined);
  expect(missing).toEqual(unnamed);
});

it('names no unknown row', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect([...Object.keys(sentences), ...Object.keys(further)].filter((id) => !known.has(id))).toEqual([]);
});

it('every test of a row exists and asserts something; where a title has changed, tests/spec/tests.json has to follow', () => {
  const wrong = [...testsByRow].flatMap(([id, named]) =>
    named
      .filter(({ file, title }) => {
        const { text = '', titles = [] } = files.find(({ path }) => path === file) ?? {};
        return !titles.some((found) => found.title === title && asserts(text, found.at));
      })
      .map(({ file, title }) => `${id}: ${file} › ${title}`),
  );
  expect(wrong).toEqual([]);
});

const cell = (text: string) =>
  text.replaceAll('\n', ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', '’').replaceAll('*', '\\*');

it('is documented row by row (vitest -u writes docs/specification.md)', async () => {
  const lines = rows.map(({ id, fact }) => {
    const tests = (testsByRow.get(id) ?? []).map(({ file, title }) => `[${cell(title).replaceAll(/[[\]]/g, '')}](../${file})`);
    const cells = [sentences[id] === undefined ? [] : [cell(sentences[id])], tests].flat().join('<br>');
    return `| ${id} | ${cell(fact)} | ${cells || 'No test names this row yet.'} |`;
  });
  const numNamed = rows.filter(({ id }) => (testsByRow.get(id) ?? []).length > 0).length;
  const text = `# The specification, row by row

What the specification says, as ${rows.length} rows, and the test that holds each, or a sentence that says why it is done otherwise. ${numNamed} rows have a test that names them,
${rows.filter(({ id }) => sentences[id] !== undefined).length} have a sentence, ${unnamed.length} are held by tests that don’t name them yet. This file is written by \`tests/architecture/specification.test.ts\`:
rows are in \`tests/spec/rows.json\`, sentences in \`tests/spec/sentences.json\`, tests whose titles don’t carry the id in \`tests/spec/tests.json\`. → marks our own answer to what the
specification leaves open.

| row | what it says | test, or sentence |
|---|---|---|
${lines.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../docs/specification.md');
});
