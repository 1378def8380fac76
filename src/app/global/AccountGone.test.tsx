import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import AccountGone from './AccountGone.tsx';

test('the dialog about a deleted account shows the logo, which links home in a new tab (ui.modal.logo)', async () => {
  render(
    <Provider store={createStore()}>
      <AccountGone />
    </Provider>,
  );
  const logo = await screen.findByRole('link', { name: 'Sez, home (opens in a new tab)' });
  expect([logo.getAttribute('href'), logo.getAttribute('target')]).toEqual(['/', '_blank']);
  expect(screen.getByRole('dialog').contains(logo)).toBe(true);
});
