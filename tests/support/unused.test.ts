import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featureEdges } from '../../src/architecture.ts';
import { projectFiles } from '../architecture/files.ts';

it('has no unused export between features', () => {
  const unused = Object.entries(featureEdges).flatMap(([feature, targets]) => {
    // An import in a test counts as well, because it needs the permission too.
    const own = projectFiles.filter((path) => path.startsWith(`src/features/${feature}/`) && /\.tsx?$/.test(path));
    const text = own.map((path) => readFileSync(path, 'utf8')).join('\n');
    return targets.filter((target) => !text.includes(`@/features/${target}'`)).map((target) => `${feature} → ${target}`);
  });
  expect(unused).toEqual([]);
});
