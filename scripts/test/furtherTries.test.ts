import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rememberTries, repeatedTries } from './furtherTries.mjs';

describe('further tries', () => {
  it('once in ten runs are nobody’s fault, twice are named', () => {
    const nine = Array.from({ length: 9 }, (_, at) => (at === 8 ? ['a', 'b'] : []));
    expect(repeatedTries([], ['a', 'a'])).toEqual([]);
    expect(repeatedTries(nine, ['a', 'c'])).toEqual(['a']);
    expect(repeatedTries([[], ...nine], ['a', 'c'])).toEqual([]);
  });

  it('are remembered for ten runs, also where the file is missing or holds something else', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'tries-')), 'cache', 'tries.json');
    expect(rememberTries(path, ['a'])).toEqual([]);
    expect(rememberTries(path, [])).toEqual([]);
    expect(rememberTries(path, ['a'])).toEqual(['a']);
    for (let run = 0; run < 12; run += 1) rememberTries(path, []);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(10);
    writeFileSync(path, '{"broken');
    expect(rememberTries(path, ['a'])).toEqual([]);
    expect(rememberTries(path, ['a'])).toEqual(['a']);
  });
});
