import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toastsAtom } from '@/features/feedback';
import { SiwfRegister } from '@/features/onboarding';
import { clearSessionAtom } from '@/features/session';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const arrivals = recordCalls();

const page = <SiwfRegister frame={{ brand: 'Sez', captcha: undefined }} />;
const claimed = () => arrivals.filter(({ call }) => call.endsWith('/api/siwf/handle')).length;

test('a page reloaded while a handle was being claimed says that the claim is pending and claims it once', async () => {
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

test('a claimed handle is shown when the page is opened again, and is removed with the session (storage.userFrequencyHandle)', async () => {
  mocks.become('newcomer');
  const { store } = await signedInStore();
  const first = renderApp(page, store, '/siwf/register');
  await first.user.type(screen.getByLabelText(/Username/), 'nils_g');
  await first.user.click(screen.getByRole('button', { name: 'Claim this handle' }));
  await waitFor(() => expect(localStorage.getItem('userFrequencyHandle')).toBe('nils_g'));
  first.unmount();

  renderApp(page, store, '/siwf/register').unmount();
  renderApp(page, store, '/siwf/register');
  expect(screen.getByLabelText<HTMLInputElement>(/Username/).value).toBe('nils_g');
  store.set(clearSessionAtom);
  expect(localStorage.getItem('userFrequencyHandle')).toBeNull();
});

test.each([
  ['with 500', { status: 500, message: 'Internal Server Error' }],
  ['without a message', { status: 400, body: { statusCode: 400 } }],
  ['without an answer', { network: true }],
] as const)('a handle whose claim fails %s is shown in the documented toast (err.siwf.auth-failed)', async (_how, fault) => {
  mocks.become('newcomer');
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/siwf/handle', ...fault, times: 1 });
  const { user } = renderApp(page, store, '/siwf/register');
  await user.type(screen.getByLabelText(/Username/), 'nils_h');
  await user.click(screen.getByRole('button', { name: 'Claim this handle' }));
  await waitFor(() =>
    expect(store.get(toastsAtom).map(({ description }) => description)).toEqual(['Authentication failed. Please try again.']),
  );
});

test('a handle that somebody else has is reported beside its field, not as a toast (gap.auth.siwf)', async () => {
  mocks.become('newcomer');
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/siwf/handle', status: 409, times: 1 });
  const { user } = renderApp(page, store, '/siwf/register');
  await user.type(screen.getByLabelText(/Username/), 'nils_k');
  await user.click(screen.getByRole('button', { name: 'Claim this handle' }));
  expect(await screen.findByText('This username is already taken.', {}, { timeout: 5000 })).toBeDefined();
  expect(screen.getByLabelText(/Username/).getAttribute('aria-invalid')).toBe('true');
  expect(store.get(toastsAtom)).toEqual([]);
});
