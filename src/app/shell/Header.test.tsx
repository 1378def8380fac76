import { render, screen } from '@testing-library/react';
import { guestStore, signedInStore, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Header } from './Header.tsx';

withBackend();

function show(store: ReturnType<typeof guestStore>, path: string) {
  const { hook } = memoryLocation({ path });
  render(
    <Provider store={store}>
      <Router hook={hook}>
        <Header />
      </Router>
    </Provider>,
  );
}

async function hasOwnPicture(path: string): Promise<boolean> {
  show((await signedInStore()).store, path);
  return screen.queryByRole('link', { name: 'Your profile' }) !== null;
}

test.each([
  '/',
  '/post/p1',
  '/reply/p1',
  '/search',
  '/notifications',
  '/groups',
  '/group/citydesk',
  '/group/citydesk/channel/news',
  '/create-organisation',
  '/followers/u1',
  '/account',
  '/user/sezushelp',
  '/modern-feed',
  '/nowhere/at/all',
])('the header shows the own picture of %s', async (path) => {
  expect(await hasOwnPicture(path)).toBe(true);
});

test.each(['/profile/u1', '/user/anna'])('on the profile %s the header does not show it', async (path) => {
  expect(await hasOwnPicture(path)).toBe(false);
});

test('a guest, who reads the help, has the logo, which links home, and neither picture nor menu (ui.header.logo, gap.route.sezushelp)', () => {
  show(guestStore(), '/user/sezushelp');
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Sez, home', '/'],
  ]);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Back']);
});
