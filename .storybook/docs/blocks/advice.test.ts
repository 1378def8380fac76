import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { advice } from './advice.ts';

const groups = ['controls', 'display', 'layout', 'overlays', 'pickers', 'typography'];

/** Folders of components: those with stories of their own name. */
const components = groups.flatMap((group) => {
  const folder = `src/design-system/${group}`;
  return readdirSync(folder).filter((name) => {
    const isFolder = /^[A-Z]\w+$/.test(name);
    return isFolder && readdirSync(`${folder}/${name}`).includes(`${name}.stories.tsx`);
  });
});

it('says of every component what to do with it and what to leave, and of nothing else', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(Object.keys(advice).toSorted()).toEqual(components.toSorted());
});
