import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiwfRegister } from '@/features/onboarding';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const arrivals = recordCalls();

const page = <SiwfRegister frame={{ brand: 'Sez', captcha: undefined }} />;
const claimed = () => arrivals.filter(({ call }) => call.endsWith('/api/siwf/handle')).length;

test('a page that was left while a handle was being claimed, and opened again, says that it is under way and claims it once', async () => {
  mocks.become('newcomer');
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/siwf/handle', delayMs: 500, times: 1 });
  const first = renderApp(page, store, '/siwf/register');
  await first.user.type(screen.getByLabelText(/Username/), 'nils_f');
  await first.user.click(screen.getByRole('button', { name: 'Claim this handle' }));
  await waitFor(() => expect(claimed()).toBe(1));
  first.unmount();

  const { user } = renderApp(page, store, '/siwf/register');
  const button = screen.getByRole('button', { name: /^Claim/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Username/).value).toBe(''));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  expect(claimed()).toBe(1);
});
