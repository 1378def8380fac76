import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { getCurrentUser, logIn, request, sendSmsCode, signUp } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { Onboarding, SignUp, VerifyEmail } from '@/features/onboarding';
import { fakeCaptcha } from '@/features/onboarding/captcha/fakeCaptcha';
import { enterSessionAtom } from '@/features/onboarding/state/enterSession';
import { currentUserAtom, logOutAtom, redirectAtom } from '@/features/session';
import { onboardingSteps, paths } from '@/shared/lib/paths';
import { renderApp } from './renderApp.tsx';
import { guestStore, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

const patience = { timeout: 5000 };
const number = '+12025550188';
const code = '123456';
const frame = { brand: 'Sez', captcha: fakeCaptcha };

/** Shows the onboarding step of the current path, as the application's route does. */
function Steps() {
  const [location] = useLocation();
  const step = onboardingSteps.find((name) => location === paths.onboarding(name));
  return step ? <Onboarding key={step} frame={frame} step={step} /> : <SignUp frame={frame} />;
}

type Store = ReturnType<typeof guestStore>;
type User = ReturnType<typeof userEvent.setup>;
const open = (path: string, store: Store = guestStore()) => ({ store, ...renderApp(<Steps />, store, path) });
const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const storedFields = () => JSON.parse(sessionStorage.getItem('onboarding') ?? '{}') as Record<string, unknown>;
const keep = (draft: object) =>
  sessionStorage.setItem('onboarding', JSON.stringify({ username: '', firstName: '', lastName: '', email: '', phone: '', ...draft }));

async function fillPhone(user: User, digits: string) {
  await screen.findByRole('button', { name: /^Country: / }, patience);
  const field = screen.getByRole('textbox', { name: /Phone number/ });
  await user.clear(field);
  await user.type(field, digits);
}

/** Starts at the code step: a code has been sent to the number, and the earlier steps are filled in. */
async function waitingForCode(at = Date.now(), draft: object = {}) {
  mocks.become('guest');
  await request(sendSmsCode, { body: { phone: number, type: 'signup' }, headers: { 'X-Captcha-Token': 'ok' } });
  keep({ username: 'noor_new', firstName: 'Noor', phone: number, sent: { to: number, at }, hasAbout: true, ...draft });
}

test('the username: its rules, one that is taken, and a free one, whose 404 is not reported', async () => {
  const { user, store, at } = open('/onboarding/create-username');
  const field = await screen.findByLabelText(/Username/);
  await user.type(field, 'no spaces');
  expect(await screen.findByText(/letters, digits/i, {}, patience)).toBeDefined();
  await user.clear(field);
  await user.type(field, 'Lena');
  expect(await screen.findByText('This username is already taken.', {}, patience)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(at()).toBe('/onboarding/create-username');
  await user.clear(field);
  await user.type(field, 'noor_new');
  expect(await screen.findByText('@noor_new is available.', {}, patience)).toBeDefined();
  expect(store.get(toastsAtom)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await titled('About you');
  expect(at()).toBe('/onboarding/create-account');
});

test('about you: a wrong e-mail address, Back, a reload, and a code to the number', async () => {
  keep({ username: 'noor_new' });
  const first = open('/onboarding/create-account');
  await titled('About you');
  await first.user.type(screen.getByLabelText('First name'), 'Noor');
  await first.user.type(screen.getByLabelText('Email'), 'nonsense');
  await fillPhone(first.user, number);
  await first.user.click(screen.getByRole('checkbox', { name: /not a robot/ }));
  await first.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/^Enter an email address/)).toBeDefined();
  await first.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(storedFields()).toMatchObject({ username: 'noor_new', firstName: 'Noor', email: 'nonsense' });
  first.unmount();

  const { user, at } = open('/onboarding/create-account');
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Noor');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'noor@mail.example');
  await fillPhone(user, number);
  await user.click(screen.getByRole('checkbox', { name: /not a robot/ }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await titled('Verify your number');
  expect(at()).toBe('/onboarding/verification-code');
});

test('about you: all errors are shown at once, and the first such field has the focus until it is corrected', async () => {
  keep({ username: 'noor_new', email: 'bad' });
  const { user } = open('/onboarding/create-account');
  await screen.findByRole('button', { name: /^Country: / }, patience);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(screen.getByText(/^Enter an email address/)).toBeDefined();
  expect(screen.getByText(/complete phone number/)).toBeDefined();
  expect(screen.getByText('Confirm that you’re not a robot.')).toBeDefined();
  expect(document.activeElement).toBe(email);
  await user.keyboard('{End}@mail.example');
  expect(email.value).toBe('bad@mail.example');
  expect(document.activeElement).toBe(email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Phone number/ }));
});

test('the code: a wrong one stays in its field; the right one creates the account with the entered values', async () => {
  await waitingForCode();
  const { user, store } = open('/onboarding/verification-code');
  await user.type(await screen.findByLabelText('Six-digit code'), '999999');
  await waitFor(() => expect(screen.getByLabelText('Six-digit code').getAttribute('aria-invalid')).toBe('true'), patience);
  expect(store.get(currentUserAtom)).toBeUndefined();
  await user.clear(screen.getByLabelText('Six-digit code'));
  await user.type(screen.getByLabelText('Six-digit code'), code);
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/onboarding/create-password'), patience);
  expect(store.get(currentUserAtom)).toMatchObject({ username: 'noor_new', firstName: 'Noor', phone: number });
  expect(JSON.stringify([{ ...sessionStorage }, localStorage.getItem('newUser')])).not.toContain(code);
});

test('a name taken meanwhile leads back to the username with its message, and the values are kept (409)', async () => {
  await waitingForCode(Date.now(), { username: 'lena' });
  const { user, at } = open('/onboarding/verification-code');
  await user.type(await screen.findByLabelText('Six-digit code'), code);
  await titled('Choose a username');
  expect(await screen.findByText('This username is already taken.', {}, patience)).toBeDefined();
  const field = screen.getByLabelText(/Username/);
  await user.clear(field);
  await user.type(field, 'noor_newer');
  await screen.findByText('@noor_newer is available.', {}, patience);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Six-digit code', {}, patience)).toHaveProperty('value', code);
  expect(at()).toBe('/onboarding/verification-code');
  expect(storedFields()).toMatchObject({ firstName: 'Noor', phone: number });
});

test('another code can be requested after 60 seconds, with another captcha; the server has the same limit', async () => {
  await waitingForCode();
  const early = open('/onboarding/verification-code');
  expect(await screen.findByText(/^Send again in (1:00|0:5\d)$/, {}, patience)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  early.unmount();
  const again = request(sendSmsCode, { body: { phone: number, type: 'signup' }, headers: { 'X-Captcha-Token': 'ok' } });
  await expect(again).rejects.toMatchObject({ statusCode: 429 });

  keep({ ...storedFields(), sent: { to: number, at: Date.now() - 60_000 } });
  mocks.clock.advance(60_000);
  const { user } = open('/onboarding/verification-code');
  await user.click(await screen.findByRole('button', { name: /Send again/ }, patience));
  await user.click(await screen.findByRole('checkbox', { name: /not a robot/ }));
  expect(await screen.findByText(/^Send again in (1:00|0:5\d)$/, {}, patience)).toBeDefined();
});

test('the target of an email link makes no call (gap.auth.verify-email)', async () => {
  const before = mocks.backend.log.entries.at(-1)?.id;
  history.replaceState(null, '', '/verify-email?status=success&token=secret');
  renderApp(<VerifyEmail frame={frame} />, guestStore(), '/verify-email');
  await titled('Your email address is verified');
  expect(location.search).toBe('');
  expect(mocks.backend.log.entries.at(-1)?.id).toBe(before);
});

test('the password: its rules, the server’s refusal, and on to the picture', async () => {
  await waitingForCode();
  const first = open('/onboarding/verification-code');
  await first.user.type(await screen.findByLabelText('Six-digit code'), code);
  await waitFor(() => expect(first.store.get(redirectAtom)).toBeDefined(), patience);
  first.unmount();
  const { user, at } = open('/onboarding/create-password', first.store);
  await user.type(await screen.findByLabelText(/New password/), 'short');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Password must be at least 8 characters')).toBeDefined();
  mocks.fail({ path: '/api/users/signup', status: 400, message: 'That one is known to everybody', times: 1 });
  await user.type(screen.getByLabelText(/New password/), ' enough now');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('That one is known to everybody', {}, patience)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await titled('Add a picture');
  expect(at()).toBe('/onboarding/add-avatar');
  expect(await request(getCurrentUser, { bypassCache: true })).toMatchObject({ hasPassword: true });

  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(first.store.get(redirectAtom)?.path).toBe('/');
  expect(localStorage.getItem('newUser')).toBeNull();
  expect(sessionStorage.getItem('onboarding')).toBeNull();
});

test('the picture: a file of another kind is refused with the catalogue’s message', async () => {
  const { store } = await signedInStore();
  const { container, user } = open('/onboarding/add-avatar', store);
  await titled('Add a picture');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file.');
  input.removeAttribute('accept');
  await user.upload(input, new File(['words'], 'words.txt', { type: 'text/plain' }));
  expect(await screen.findByText('File type not supported. Please choose a different file.', {}, patience)).toBeDefined();
});

test('number and password create an account at once; the name follows', async () => {
  const { user, store } = open('/sign-up');
  await fillPhone(user, number);
  await user.type(screen.getByLabelText(/New password/), 'short');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByText('Password must be at least 8 characters')).toBeDefined();
  await user.type(screen.getByLabelText(/New password/), ' but longer');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/onboarding/create-username'), patience);
  expect(store.get(currentUserAtom)).toMatchObject({ phone: number, username: null });
});

test('a newcomer’s input is removed when they sign out, and the next person starts with empty steps', async () => {
  const { user, store, unmount } = open('/sign-up');
  await fillPhone(user, number);
  await user.type(screen.getByLabelText(/New password/), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(store.get(redirectAtom)).toBeDefined(), patience);
  unmount();
  await store.set(logOutAtom);
  expect(sessionStorage.getItem('onboarding')).toBeNull();

  const next = open('/onboarding/create-username', store);
  await next.user.type(await screen.findByLabelText(/Username/), 'somebody_else');
  await next.user.click(screen.getByRole('button', { name: 'Continue' }));
  await titled('About you');
  await screen.findByRole('button', { name: /^Country: / }, patience);
  expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveProperty('value', '');
});

test('only a newcomer continues with onboarding after a sign-out, not a person with an older account', async () => {
  const store = guestStore();
  const newcomer = { phone: number, password: 'long enough' };
  await store.set(enterSessionAtom, await request(signUp, { body: newcomer }));
  await store.set(logOutAtom);
  await store.set(enterSessionAtom, await request(logIn, { body: newcomer }));
  expect(store.get(redirectAtom)?.path).toBe('/onboarding/create-username');
  expect(localStorage.getItem('newUser')).toBe('true');
  await store.set(logOutAtom);
  await store.set(enterSessionAtom, await request(logIn, { body: { phone: '+12015550123', password: 'correct-horse' } }));
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(localStorage.getItem('newUser')).toBeNull();
});

test('a number with an account is reported at the field, with a link to sign-in', async () => {
  const { user, store } = open('/sign-up');
  await fillPhone(user, '+12015550123');
  await user.type(screen.getByLabelText(/New password/), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByText('This phone number is already registered', {}, patience)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in with this number' })).toBeDefined();
  expect(store.get(currentUserAtom)).toBeUndefined();
  await expect(request(signUp, { body: { phone: '+12015550123', password: 'correct-horse' } })).rejects.toMatchObject({ statusCode: 409 });
});

test('a later step without its data redirects to the first missing one', async () => {
  const { at, unmount } = open('/onboarding/verification-code');
  await titled('Choose a username');
  expect(at()).toBe('/onboarding/create-username');
  unmount();
  mocks.become('regular');
  const signedIn = await signedInStore();
  const { at: then } = open('/onboarding/create-username', signedIn.store);
  await waitFor(() => expect(then()).toBe('/'));
});
