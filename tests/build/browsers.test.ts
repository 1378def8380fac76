import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isKnown, missingIn, type Oldest, oldestSupported } from './browserSupport/compat.ts';
import { usedInScripts } from './browserSupport/scripts.ts';
import { usedInStyles } from './browserSupport/styles.ts';

/** The keys in the table of docs/browsers.md. */
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
    // These are the newest features in use of each kind: if they aren't found, new ones wouldn't be either.
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

it('a newer feature without a fallback is found in a stylesheet, in a script and in an attribute', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sez-new-feature-'));
  const script = join(folder, 'New.tsx');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/new.css'), 'textarea { field-sizing: content; } p:open { color: contrast-color(red); }');
  writeFileSync(
    script,
    'export const show = () => document.startViewTransition(() => undefined);\nexport const part = <p popover="hint" />;',
  );
  const styles = usedInStyles(folder);
  const used = [...styles.keys, ...usedInScripts([script])];
  rmSync(folder, { recursive: true });
  const unnamed = used.filter((key) => missingIn(key, oldestSupported(), (name) => styles.names.has(name)).length > 0 && !isListed(key));
  expect(unnamed).toEqual(
    expect.arrayContaining([
      'css/properties/field-sizing',
      'css/selectors/open',
      'css/types/color/contrast-color',
      'api/Document/startViewTransition',
      'html/global_attributes/popover',
    ]),
  );
}, 120_000);

it('a name that the compatibility data does not know is in no table', () => {
  expect(listed.filter((key) => !isKnown(...key.split('/')))).toEqual([]);
});
