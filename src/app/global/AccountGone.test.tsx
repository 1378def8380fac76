import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { redirectAtom } from '@/features/session';
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

test('it has the documented sentence, and no way out but logging out (err.403021, gap.http.403021-shape)', async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <AccountGone />
    </Provider>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('This account no longer exists. Contact support for help, or log out to return to the home screen.');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([screen.getByRole('dialog'), store.get(redirectAtom)]).toEqual([dialog, undefined]);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(store.get(redirectAtom)?.path).toBe('/');
});
