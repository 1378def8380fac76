import { expect, test } from 'vitest';
import documented from '../../../tests/spec/routes.json' with { type: 'json' };
import { detour, routes } from './routes.ts';

const rows = documented;
/** Screens that the specification names without a path of their own. */
const ownScreens = new Set(['account', 'create-post', 'create-organisation-post', 'create-organisation', 'edit-organisation']);
const documentedRoutes = routes.filter(({ name }) => !ownScreens.has(name));

test.each(
  documentedRoutes.map((route) => [route.name, route] as const),
)('the route %s has the documented path, layout and access', (name, route) => {
  const row = rows.find((candidate) => candidate.name === name);
  expect(row, 'a route that the specification does not name').toBeDefined();
  const paths = (row?.paths ?? []).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  if (typeof route.path === 'string') expect(paths).toContain(route.path);
  else expect(paths[0]).toMatch(route.path);
  expect(row?.layout).toBe(route.layout);
  expect(row?.auth?.required).toBe(route.access === 'required');
});

test('guests are sent to welcome, signed-in people from welcome home', () => {
  expect(detour({ access: 'required' }, false)).toBe('/welcome');
  expect(detour({ access: 'guests' }, true)).toBe('/');
  expect(detour({ access: 'open' }, true)).toBeUndefined();
  expect(detour({ access: 'open' }, false)).toBeUndefined();
});

test('somebody who is signed in already has nothing to do on the page to sign in', () => {
  const signIn = routes.find(({ name }) => name === 'sign-in');
  expect(signIn && detour(signIn, true)).toBe('/');
});

test('static paths stand before patterns and not-found is last', () => {
  expect(routes.at(-1)?.path).toBe('*');
});
