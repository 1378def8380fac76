import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { documentPaths } from '../../scripts/contract-documents.ts';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Two documented paths are ambiguous and can't be changed; docs/contract.md says which one wins.
    'no-ambiguous-paths': 'off',
    // The project hasn't chosen a licence.
    'info-license': 'off',
  },
});

const lint = async (document: object) => {
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
};

const read = (name: 'openApi' | 'asyncApi') =>
  JSON.parse(readFileSync(documentPaths[name], 'utf8')) as Record<'paths' | 'components' | 'operations', Record<string, object>>;

it('finds only one fault in docs/openapi.json: a call that refuses nobody', async () => {
  expect(await lint(read('openApi'))).toEqual(['operation-4xx-response #/paths/~1api~1users~1reputation-categories/get/responses']);
});

it('finds nothing to complain of in docs/asyncapi.json', async () => {
  expect(await lint(read('asyncApi'))).toEqual([]);
});

it('would find a document of either kind that breaks the rules', async () => {
  const { paths, ...openApi } = read('openApi');
  const broken = { ...openApi, paths: { ...paths, '/api/users/me': { get: { answers: {} } } } };
  expect((await lint(broken)).join()).toContain('struct #/paths/~1api~1users~1me/get/answers');
  const { operations, ...asyncApi } = read('asyncApi');
  expect((await lint({ ...asyncApi, operations: { ...operations, broken: { action: 'shout' } } })).join()).toContain(
    'struct #/operations/broken',
  );
});
