import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCurrentRoute } from '@/app/routing/useCurrentRoute.ts';
import { Navigation } from '@/app/shell/Navigation.tsx';
import { ProfileMenuSlot } from '@/app/shell/ProfileMenuSlot.tsx';
import { pressedStrings } from '@/features/posts/pressedStrings.ts';
import { renderApp } from './renderApp.tsx';
import { guestStore, signedInStore, withBackend } from './session.ts';

withBackend();

const patience = { timeout: 5000 };
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const current = () => within(screen.getByRole('navigation')).queryByRole('link', { current: 'page' })?.textContent;

test('the navigation leads to Feed, Explore and Groups; a signed-in person composes from it (routing.bottom-nav-targets, ui.layout.default)', async () => {
  const { store } = await signedInStore();
  renderApp(<Navigation />, store);
  expect(links().slice(0, 3)).toEqual([
    ['Feed', '/'],
    ['Explore', '/search'],
    ['Groups', '/groups'],
  ]);
  expect(screen.getAllByRole('button', { name: /Compose|New post/ }).length).toBeGreaterThan(0);
});

test('a guest has the same links and nothing to compose with (routing.layout.default, ui.layout.default)', () => {
  renderApp(<Navigation />, guestStore());
  expect(links().map(([label]) => label)).toEqual(['Feed', 'Explore', 'Groups']);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  '/groups',
  '/groups/u0000003',
  '/groups/a/b',
  '/groupsx',
  '/group/o0000001',
  '/create-organisation',
])('Groups is current at %s (gap.route.groups-prefix)', async (path) => {
  const { store } = await signedInStore();
  renderApp(<Navigation />, store, path);
  expect(current()).toBe('Groups');
});

test.each([
  ['/user/sezushelp', 'sezushelp'],
  ['/user/anna', 'username'],
  ['/groups', 'groups'],
  ['/groups/u0000003', 'user-groups'],
  ['/groups/a/b', 'groups'],
  ['/groupsx', 'groups'],
  ['/nowhere', 'not-found'],
])('%s shows the screen %s (gap.route.groups-prefix, gap.route.sezushelp)', (path, name) => {
  const Name = () => <output>{useCurrentRoute().route.name}</output>;
  renderApp(<Name />, guestStore(), path);
  expect(screen.getByRole('status').textContent).toBe(name);
});

test('the profile menu offers the three theme modes, Customize Theme and Log out (ui.header.menu.options)', async () => {
  const { store, user: me } = await signedInStore();
  const { user } = renderApp(<ProfileMenuSlot />, store, `/user/${me.username}`);
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  const menu = within(await screen.findByRole('menu', {}, patience));
  const texts = (role: string) => menu.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('menuitemradio')).toEqual(['Auto', 'Light', 'Dark']);
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('Auto');
  const items = texts('menuitem');
  expect([items[0], items.at(-1)]).toEqual(['Customize Theme', 'Log out']);
});

test('the profile menu closes with a press outside of it (ui.header.menu.close)', async () => {
  const { store, user: me } = await signedInStore();
  const { user } = renderApp(<ProfileMenuSlot />, store, `/user/${me.username}`);
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await screen.findByRole('menu', {}, patience);
  await user.click(document.documentElement);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the five levels of a weigh-in have texts (gap.post.reaction-levels)', () => {
  expect(pressedStrings.levels).toEqual(['Very low', 'Low', 'Neutral', 'High', 'Very high']);
});
