import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfileMenuSlot } from '@/app/shell/ProfileMenuSlot.tsx';
import { renderApp } from './renderApp.tsx';
import { signedInStore, withBackend } from './session.ts';

withBackend();

test('one’s own profile has its menu however the name is written', async () => {
  const { store, user: me } = await signedInStore();
  renderApp(<ProfileMenuSlot />, store, `/user/${me.username?.toUpperCase()}`);
  expect(screen.getByRole('button', { name: 'Profile menu' })).toBeDefined();
});

test('the profile menu is closed when the person returns to the profile', async () => {
  const { store, user: me } = await signedInStore();
  const own = `/user/${me.username}`;
  const { user, go } = renderApp(<ProfileMenuSlot />, store, own);
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Account' }, { timeout: 5000 }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  act(() => go(own));
  await screen.findByRole('button', { name: 'Profile menu' });
  expect(screen.queryByRole('menu')).toBeNull();
});
