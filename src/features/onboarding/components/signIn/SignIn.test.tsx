import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestStore, mocks, recordCalls, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { type LinkElementProps, LinkProvider } from '@/design-system';
import { toastsAtom } from '@/features/feedback';
import { clearSessionAtom, currentUserAtom, redirectAtom } from '@/features/session';
import { fakeCaptcha } from '../../captcha/fakeCaptcha.tsx';
import { withEntry } from '../../methods/phone/historyEntry.ts';
import { typedCodeOfDraftAtom } from '../../state/draft.ts';
import { SignIn } from './SignIn.tsx';

/** Follows links without leaving the page, as the application's router does. */
const InsideLink = ({ href, ref: _ref, ...rest }: LinkElementProps) => <Link {...rest} href={href} />;

const send = '/api/auth/login-sms/send';
const check = '/api/auth/login-sms/check';
const logIn = '/api/auth/login';

withBackend();
const arrivals = recordCalls();
beforeEach(() => history.replaceState(null, '', '/sign-in'));

function open(captcha?: typeof fakeCaptcha, store = guestStore()) {
  const { unmount } = render(
    <Provider store={store}>
      <LinkProvider element={InsideLink}>
        <SignIn frame={{ brand: 'Sez', ...(captcha ? { captcha } : {}) }} />
      </LinkProvider>
    </Provider>,
  );
  return { store, unmount, user: userEvent.setup() };
}
const refuse = (path: string, status: number, message?: string) => mocks.fail({ path, status, ...(message ? { message } : {}) });

/** Waits for the phone library, because no number counts as valid before it has loaded. */
async function phoneField() {
  await screen.findByRole('button', { name: /^Country: / }, { timeout: 5000 });
  return screen.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ });
}
const codeField = () => screen.findByLabelText<HTMLInputElement>('Six-digit code');
const press = (name: string) => userEvent.click(screen.getByRole(/^Use /.test(name) ? 'link' : 'button', { name }));

async function askForCode(number = '2015550123') {
  await userEvent.type(await phoneField(), number);
  await userEvent.click(screen.getByRole('checkbox', { name: /not a robot/ }));
  await press('Send code');
}
const calls = (path: string) => arrivals.filter(({ call }) => call === `POST ${path}`);

test.each([
  ['1;DE;DEU;Germany', 200, 'Germany'],
  ['2;;;UNKNOWN', 200, 'United States'],
  ['1;DE;DEU;Germany', 500, 'United States'],
])('the number begins with the visitor’s country, else the first: %s with %d is %s (ep.country-lookup, ui.phone-input.country-lookup)', async (answer, status, country) => {
  let numAnswers = 0;
  mocks.server.use(http.get('https://ip2c.org/s', () => ((numAnswers += 1), new HttpResponse(answer, { status }))));
  open(fakeCaptcha);
  await phoneField();
  await waitFor(() => expect(numAnswers).toBe(1));
  expect(await screen.findByRole('button', { name: new RegExp(`^Country: ${country}, `) })).toBeDefined();
});

describe('asking for a code', () => {
  test('sends the number in international form with the captcha token, then waits for the code', async () => {
    open(fakeCaptcha);
    await askForCode();
    const code = await codeField();
    expect(code).toBe(document.activeElement);
    expect([code.maxLength, code.inputMode, code.autocomplete]).toEqual([6, 'numeric', 'one-time-code']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter the code');
    const [arrival] = calls(send);
    expect(arrival?.body).toEqual({ phone: '+12015550123', type: 'login' });
    expect(arrival?.headers.get('X-Captcha-Token')).toMatch(/\w/);
  });

  test('requires a complete number and the captcha first, beside their fields', async () => {
    open(fakeCaptcha);
    await userEvent.type(await phoneField(), '201');
    await press('Send code');
    expect(await screen.findByText(/complete phone number/)).toBeDefined();
    expect((await phoneField()).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(await phoneField(), '5550123');
    await press('Send code');
    expect(await screen.findByText('Confirm that you’re not a robot.')).toBeDefined();
    expect(calls(send)).toEqual([]);
  });

  test.each([
    ['Please wait before requesting another code', { status: 429, message: 'Please wait before requesting another code' }],
    ['Server error', { status: 500, body: { statusCode: 500 } }],
  ])('that fails says "%s", keeps the number and asks for a new captcha', async (message, answer) => {
    mocks.fail({ path: send, ...answer });
    const { store } = open(fakeCaptcha);
    await askForCode();
    await waitFor(() => expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([message]));
    expect((await phoneField()).value.replace(/\D/g, '')).toContain('2015550123');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('for a number that the server refuses reports that beside the field', async () => {
    refuse(send, 400, 'Invalid phone number');
    const { store } = open(fakeCaptcha);
    await askForCode();
    expect(await screen.findByText('Invalid phone number')).toBeDefined();
    expect(store.get(toastsAtom)).toEqual([]);
  });

  test('is disabled, with the reason, in a build without a captcha', async () => {
    open();
    expect(await screen.findByText(/no captcha is configured/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the code', () => {
  test('signs in automatically after its sixth digit, and goes home', async () => {
    const { store } = open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '123456');
    await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/'));
    expect(store.get(currentUserAtom)?.id).toBe(mocks.backend.personaId('regular'));
    expect(calls(check).map(({ body }) => body)).toEqual([{ phone: '+12015550123', code: '123456' }]);
  });

  test('that is wrong stays, selected, with the server’s message beside it', async () => {
    refuse(check, 400, 'Invalid verification code');
    open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '111111');
    expect(await screen.findByText('Invalid verification code')).toBeDefined();
    const field = await codeField();
    expect(field.value).toBe('111111');
    expect(field).toBe(document.activeElement);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  });

  test('of a number without an account says so', async () => {
    refuse(check, 404, 'User not found. Please Signup');
    open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '123456');
    expect(await screen.findByText('User not found. Please Signup')).toBeDefined();
  });

  test('of a number without an account leads a person from the welcome page to a new account, with no message', async () => {
    refuse(check, 404, 'User not found. Please Signup');
    history.replaceState(null, '', '/sign-in?from=welcome');
    const { store } = open(fakeCaptcha);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Continue with your phone');
    await askForCode();
    await userEvent.type(await codeField(), '123456');
    await waitFor(() => expect(location.pathname).toBe('/onboarding/create-username'));
    expect(screen.queryByText('User not found. Please Signup')).toBeNull();
    expect(store.get(typedCodeOfDraftAtom)).toBe('123456');
  });

  test('that is incomplete is not sent', async () => {
    open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '123');
    await press('Sign in');
    expect(await screen.findByText('Enter all six digits.')).toBeDefined();
    expect(calls(check)).toEqual([]);
  });

  test('can be tried again when the profile behind it didn’t load', async () => {
    refuse('/api/users/me', 503);
    const { store } = open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '123456');
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    expect(store.get(redirectAtom)).toBeUndefined();
    expect((await codeField()).value).toBe('123456');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  test('survives a reload of the page together with its number', async () => {
    history.replaceState(withEntry(null, { step: 'code', sent: { to: '+12015550123', at: Date.now() } }), '');
    open(fakeCaptcha);
    expect(await codeField()).toBeDefined();
    expect(screen.getByText(/201.?555.?0123/)).toBeDefined();
  });
});

describe('another code', () => {
  test('can be requested after a minute, with another captcha', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    open(fakeCaptcha);
    await askForCode();
    await codeField();
    expect(screen.getByText(/Send again in (1:00|0:59)/)).toBeDefined();
    await act(async () => vi.advanceTimersByTime(60_000));
    await press('Send again');
    await userEvent.click(await screen.findByRole('checkbox', { name: /not a robot/ }));
    await waitFor(() => expect(calls(send)).toHaveLength(2));
    const tokens = calls(send).map(({ headers }) => headers.get('X-Captcha-Token'));
    expect(new Set(tokens).size).toBe(2);
    expect(await screen.findByText(/Send again in/)).toBeDefined();
  });
});

describe('going back', () => {
  test('is preserved: Change and Back lead to the typed number, Forward to the code', async () => {
    open(fakeCaptcha);
    await askForCode();
    await codeField();
    await press('Change the phone number');
    expect((await phoneField()).value.replace(/\D/g, '')).toContain('2015550123');
    await act(async () => history.forward());
    expect(await codeField()).toBeDefined();
  });

  test('that is pending is not requested a second time', async () => {
    open(fakeCaptcha);
    await askForCode();
    await codeField();
    await act(async () => history.back());
    await phoneField();
    await press('Send code');
    expect(await codeField()).toBeDefined();
    expect(calls(send)).toHaveLength(1);
  });

  test('that is pending is also shown after a look at another sign-in method', async () => {
    open(fakeCaptcha);
    await askForCode();
    await codeField();
    await press('Change the phone number');
    await press('Use password');
    await screen.findByLabelText(/^\W*Password$/);
    await press('Use an SMS code');
    await phoneField();
    await press('Send code');
    expect(await codeField()).toBeDefined();
    expect(calls(send)).toHaveLength(1);
  });

  test('has to be requested again after another person has signed in: theirs is used up', async () => {
    const { store, unmount } = open(fakeCaptcha);
    await askForCode();
    await userEvent.type(await codeField(), '123456');
    await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/'));
    unmount();
    store.set(clearSessionAtom);
    mocks.become('guest');
    history.replaceState(null, '', '/sign-in');
    open(fakeCaptcha, store);
    await askForCode();
    await waitFor(() => expect(calls(send)).toHaveLength(2));
  });
});

describe('the password', () => {
  test('signs in with the number that was typed before', async () => {
    const { store } = open(fakeCaptcha);
    await userEvent.type(await phoneField(), '2015550123');
    await press('Use password');
    await userEvent.type(await screen.findByLabelText(/^\W*Password$/), 'correct-horse');
    await press('Sign in');
    await waitFor(() => expect(store.get(redirectAtom)?.path).toBe('/'));
    expect(calls(logIn)[0]?.body).toEqual({ phone: '+12015550123', password: 'correct-horse' });
  });

  test('that is wrong stays, with the server’s message beside it', async () => {
    refuse(logIn, 400, 'Invalid phone or password');
    open(fakeCaptcha);
    await userEvent.type(await phoneField(), '2015550123');
    await press('Use password');
    await userEvent.type(await screen.findByLabelText(/^\W*Password$/), 'wrong');
    await press('Sign in');
    expect(await screen.findByText('Invalid phone or password')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^\W*Password$/).value).toBe('wrong');
  });
});
