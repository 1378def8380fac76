import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exported } from './apiSamples.tsx';
import { documentedSizes, sizes, tones, typeSizes, variants } from './vocabulary.ts';

/** The allowed values of each prop, and the lists of the values that each component takes. */
const vocabulary = {
  tone: { values: [...tones], list: /Tones$/ },
  size: { values: [...sizes, ...typeSizes, ...documentedSizes], list: /Sizes$/ },
  variant: { values: [...variants], list: /Variants$/ },
};
const lists = Object.entries(exported).filter((entry): entry is [string, readonly (string | number)[]] => Array.isArray(entry[1]));
const listsOf = (name: RegExp) => lists.filter(([list]) => name.test(list));

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\.|^theme|^tokens|^styles|apiSamples/.test(path))
  .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));

describe.each(Object.entries(vocabulary))('`%s`', (prop, { values, list }) => {
  it.each(listsOf(list))('%s takes terms of the vocabulary only', (_name, listed) => {
    // Circles are measured in px.
    expect(listed.filter((value) => typeof value === 'string' && !values.includes(value as never))).toEqual([]);
  });

  it('has no term that no component uses', () => {
    const used = new Set(listsOf(list).flatMap(([, each]) => each));
    expect(values.filter((value) => !used.has(value))).toEqual([]);
  });

  it('has a type with a list of its own in every component, or is a number', () => {
    const types = sources.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`^  (?:readonly )?${prop}\\??: (.+?)(?: \\| undefined)?;$`, 'gm'))].map(([, type = '']) => ({
        path,
        type,
      })),
    );
    expect(types.length).toBeGreaterThan(2);
    const ofLists = new Set(listsOf(list).map(([name]) => `${name[0]?.toUpperCase()}${name.slice(1, -1)}`));
    // The frame of every field and a picture that is cropped are private.
    const isKnown = (type: string) => type === 'number' || ofLists.has(type) || type.startsWith('Extract<Tone, ') || privateTypes.has(type);
    expect(types.filter(({ type }) => !isKnown(type))).toEqual([]);
  });
});

const privateTypes = new Set(['ControlSize', 'ImageSize']);
