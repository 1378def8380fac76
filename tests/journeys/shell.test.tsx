import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
