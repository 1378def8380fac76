import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { showSuccessAtom } from '@/features/feedback';
import { Toasts } from './Toasts.tsx';

const code = vi.hoisted(() => ({ numAsked: 0 }));
// The code of the layer is fetched once the page is idle; here that comes to nothing.
vi.mock('../routing/preload.ts', () => ({
  whenIdle: () => {
    code.numAsked += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  },
}));

afterEach(cleanup);

test('a message is said although the code of its moving layer never comes, can be acted upon and closed', async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  // A region that comes with its message is not announced everywhere: it is there before.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  store.set(showSuccessAtom, 'Post created');
  await screen.findByText('Post created');
  expect(screen.getByRole('status')).toBe(region);
  await vi.waitFor(() => expect(code.numAsked).toBeGreaterThan(0));
  expect(screen.getByText('Post created')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Post created')).toBeNull();
});
