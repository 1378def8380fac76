import { forgetModules } from '@tests/support/forgetModules';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  forgetModules();
  vi.stubEnv('BASE_URL', '/demo/');
});

test('below a base, links stay unchanged, and addresses that the browser opens or shares include the base', async () => {
  const { currentPath, hrefOf, pathBelowBase, paths, shareable } = await import('./paths.ts');
  expect(paths.post('1')).toBe('/post/1');
  expect(hrefOf(paths.post('1'))).toBe('/demo/post/1');
  expect(shareable(paths.shortLink('a b'))).toBe(`${location.origin}/demo/check-visit-links?id=a+b`);
  expect(pathBelowBase('/demo/post/1')).toBe('/post/1');
  expect(pathBelowBase('/demo')).toBe('/');
  expect(pathBelowBase('/demonstration/post/1')).toBe('/');
  history.replaceState(null, '', '/demo/groups?tab=mine');
  expect(currentPath()).toBe('/groups?tab=mine');
});
