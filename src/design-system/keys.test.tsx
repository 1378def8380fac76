import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { names, sample } from './apiSamples.tsx';
import { keys } from './keys.ts';

const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^[a-z]+\/([A-Z]\w+)$/.exec(path.replaceAll('\\', '/'))?.[1] ?? [],
);

it('every component that takes the focus has a table of its keys', () => {
  const focusable = folders.filter((name) => {
    if (!names.includes(name)) return false;
    const { baseElement, unmount } = render(sample(name, {}));
    const takesFocus = baseElement.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;
    unmount();
    return takesFocus;
  });
  expect(focusable.length).toBeGreaterThan(20);
  expect(focusable.filter((name) => !(name in keys))).toEqual([]);
});

it('no table is left of a component that is gone', () => {
  expect(Object.keys(keys).filter((name) => !folders.includes(name))).toEqual([]);
});
