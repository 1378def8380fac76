import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { isKnown, missingIn, type Oldest, oldestSupported } from './browserSupport/compat.ts';
import { usedInScripts } from './browserSupport/scripts.ts';
import { usedInStyles } from './browserSupport/styles.ts';

/** The names of the table of docs/browsers.md. */
const listed = [...readFileSync('docs/browsers.md', 'utf8').matchAll(/`((?:api|css|html|javascript)\/[\w/-]+)`/g)].map(
  ([, key = '']) => key,
);
const isListed = (key: string) => listed.some((name) => key === name || key.startsWith(`${name}/`));

describe('the features that the product uses', () => {
  const oldest = oldestSupported();
  let used: { keys: Set<string>; isUsed: (name: string) => boolean };
  const tooNewFor = (versions: Oldest) =>
    [...used.keys].flatMap((key) => {
      const engines = missingIn(key, versions, used.isUsed);
      return engines.length > 0 ? [{ key, engines }] : [];
    });

  beforeAll(() => {
    const styles = usedInStyles('dist-mocked');
    used = { keys: new Set([...styles.keys, ...usedInScripts()]), isUsed: (name) => styles.names.has(name) };
  }, 120_000);

  it('are there in the oldest supported versions, or have a fallback that docs/browsers.md names', () => {
    const unnamed = tooNewFor(oldest).filter(({ key }) => !isListed(key));
    expect(unnamed).toEqual([]);
  });

  it('need every fallback that docs/browsers.md names', () => {
    const tooNew = tooNewFor(oldest).map(({ key }) => key);
    expect(listed.filter((name) => !tooNew.some((key) => key === name || key.startsWith(`${name}/`)))).toEqual([]);
  });

  it('are found in styles and in scripts', () => {
    // The newest of each kind that is in use: were they not found, nothing new would be.
    for (const key of [
      'css/selectors/has',
      'css/at-rules/property',
      'css/types/color/color-mix',
      'api/Highlight',
      'html/global_attributes/dir',
    ])
      expect([...used.keys]).toContain(key);
  });
});

it('a feature that an older version lacks is found, whichever engine it is', () => {
  const has = (versions: Oldest) => missingIn('css/selectors/has', versions, () => true);
  expect(has({ chrome: 104, firefox: 121, safari: 15.4 })).toEqual(['chrome']);
  expect(has({ chrome: 105, firefox: 120, safari: 15.4 })).toEqual(['firefox']);
  expect(has({ chrome: 105, firefox: 121, safari: 15 })).toEqual(['safari']);
  expect(has({ chrome: 105, firefox: 121, safari: 15.4 })).toEqual([]);
});

it('a name that the compatibility data does not know is in no table', () => {
  expect(listed.filter((key) => !isKnown(...key.split('/')))).toEqual([]);
});
