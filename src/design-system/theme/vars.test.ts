import { expect, test } from 'vitest';
import { vars as contract } from '../tokens/contract.css.ts';
import { solveTheme } from './solver/index.ts';
import { defaultTheme, schemes } from './types.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}
const leaves = (tree: Tree): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

test('the solver fills exactly the contract of colours, opacities and shadows', () => {
  const { color, opacity, shadow } = contract;
  const names = leaves({ color, opacity, shadow }).map((reference) => reference.slice('var('.length, -1));
  for (const scheme of schemes) expect(Object.keys(solveTheme(defaultTheme, scheme).vars).sort()).toEqual(names.sort());
});
