import { expect, test } from 'vitest';
import documented from '../../../tests/spec/routes.json' with { type: 'json' };
import ownRoutes from '../../../tests/support/ownRoutes.json' with { type: 'json' };
import { redirectFor, routes } from './routes.ts';
import { spelled } from './useCurrentRoute.ts';

/** The paths in the specification, and of screens that it names without a path. */
const rows = [...documented, ...ownRoutes];

test('the tests below cover every route', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

test.each(routes.map((route) => [route.name, route] as const))('the route %s has the documented path, layout and access', (name, route) => {
  const row = rows.find((candidate) => candidate.name === name);
  expect(row, 'a route that the specification does not name').toBeDefined();
  const paths = (row?.paths ?? []).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  if (typeof route.path === 'string') expect(paths).toContain(route.path);
  else expect(paths[0]).toMatch(route.path);
  expect(row?.layout).toBe(route.layout);
  expect(row?.auth?.required).toBe(route.access === 'required');
});

test.each(documented)('$id is a route of the application', ({ name, paths, layout, auth }) => {
  const route = routes.find((candidate) => candidate.name === name);
  const [path = ''] = paths.map((documentedPath) => documentedPath.replace(/\{(\w+)\}/g, ':$1'));
  if (typeof route?.path === 'string') expect(paths.map((other) => other.replace(/\{(\w+)\}/g, ':$1'))).toContain(route.path);
  else expect(path).toMatch(route?.path ?? /^(?!)/);
  expect([route?.layout, route?.access === 'required']).toEqual([layout, auth.required]);
});

test('guests are sent to welcome, signed-in people from welcome home', () => {
  expect(redirectFor({ access: 'required' }, false)).toBe('/welcome');
  expect(redirectFor({ access: 'guests' }, true)).toBe('/');
  expect(redirectFor({ access: 'open' }, true)).toBeUndefined();
  expect(redirectFor({ access: 'open' }, false)).toBeUndefined();
});

test('a signed-in person is redirected away from the sign-in page', () => {
  const signIn = routes.find(({ name }) => name === 'sign-in');
  expect(signIn && redirectFor(signIn, true)).toBe('/');
});

test.each([
  ['/privacy', '/Privacy/', '/privacy'],
  ['/', '/', '/'],
  ['/user/:username', '/USER/Лена%2F/', '/user/Лена%2F'],
  ['/group/:groupId/channel/:id', '/group/G1/Channel/c2', '/group/G1/channel/c2'],
  ['*', '/No/Where/', '/No/Where/'],
  [/^\/groups/, '/groups/', '/groups/'],
])('an address of %s that is written %s is %s', (path, location, own) => {
  expect(spelled({ path }, location)).toBe(own);
});

test('static paths are matched before patterns, and not-found is last', () => {
  expect(routes.at(-1)?.path).toBe('*');
});
