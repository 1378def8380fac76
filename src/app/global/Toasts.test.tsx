import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetModules } from '@tests/support/forgetModules';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';

// All modules of the toasts are loaded within the test.
vi.setConfig({ testTimeout: 30_000 });

test('a message is shown, usable and closable even if the code of its animated layer never loads', async () => {
  // The layer isn't loaded yet. It is loaded once the page is idle, which never happens here.
  forgetModules();
  const preload = await import('../routing/preload.ts');
  const idle = vi.spyOn(preload, 'whenIdle').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { showSuccessAtom } = await import('@/features/feedback');
  const { Toasts } = await import('./Toasts.tsx');
  const store = createStore();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  // Some screen readers don't announce a live region that is added together with its message, so it must exist before.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  store.set(showSuccessAtom, 'Post created');
  await screen.findByText('Post created');
  expect(screen.getByRole('status')).toBe(region);
  await vi.waitFor(() => expect(idle).toHaveBeenCalled());
  expect(screen.getByText('Post created')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Post created')).toBeNull();
});
