import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '@/design-system';
import { fakeCaptcha } from '../../captcha/fakeCaptcha.tsx';
import { withEntry } from '../../methods/phone/historyEntry.ts';
import { SignIn } from './SignIn.tsx';

const atCode = () => history.replaceState(withEntry(null, { step: 'code', sent: { to: '+12015550123', at: Date.now() } }), '');

/** Waits for the field, which appears once the phone library has loaded. */
async function phoneField(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: /^Country: / }, patience);
  return canvas.getByRole('textbox', { name: /Phone number/ });
}

const brand = (
  <Text size="title" weight="bold">
    sez
  </Text>
);

const meta = {
  title: 'Onboarding/SignIn',
  tags: ['!autodocs'],
  component: SignIn,
  args: { frame: { brand, captcha: fakeCaptcha } },
  beforeEach: () => {
    history.replaceState(null, '');
    return () => history.replaceState(null, '');
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    app: { persona: 'guest' },
    docs: { description: { component: 'Phone, then code; or phone and password. Each step is an entry of the browser’s history.' } },
  },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number and captcha. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    await expect(await phoneField(canvasElement)).toBeEnabled();
  },
};

/** Each missing value is reported beside its field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await phoneField(canvasElement), '201');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/complete phone number/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { app: { faults: [{ path: '/api/auth/login-sms/send', delayMs: 600_000 }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await phoneField(canvasElement), '2015550123');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Without a configured captcha only the password is available. */
export const NoCaptcha: Story = { args: { frame: { brand } } };

/** The focus is in the first box, where the phone can offer the code. */
export const Code: Story = {
  beforeEach: atCode,
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByLabelText('Six-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '407');
    await expect(code).toHaveValue('407');
  },
};

/** The typed code stays and is selected, so that the next digit replaces it. */
export const WrongCode: Story = {
  beforeEach: atCode,
  parameters: { app: { faults: [{ path: '/api/auth/login-sms/check', status: 400, message: 'Invalid verification code' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByLabelText<HTMLInputElement>('Six-digit code');
    await userEvent.type(code, '111111');
    await expect(await canvas.findByText('Invalid verification code')).toBeVisible();
    await expect(code).toHaveValue('111111');
    await waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]));
  },
};

/** The number has no account. */
export const UnknownPhone: Story = {
  beforeEach: atCode,
  parameters: { app: { faults: [{ path: '/api/auth/login-sms/check', status: 404, message: 'User not found. Please Signup' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Six-digit code'), '123456');
    await expect(await canvas.findByText('User not found. Please Signup')).toBeVisible();
  },
};

/** After the wait, another code needs another captcha. */
export const SendAgain: Story = {
  beforeEach: () => history.replaceState(withEntry(null, { step: 'code', sent: { to: '+12015550123', at: 0 } }), ''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('checkbox', { name: /not a robot/ })).toBeVisible();
  },
};

export const Password: Story = {
  parameters: { app: { path: '/sign-in?method=password' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^\W*Password$/)).toHaveAttribute('type', 'password');
  },
};

/** The other methods are listed under every form. */
export const Bluesky: Story = {
  parameters: { app: { path: '/sign-in?method=bluesky' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your handle'), 'no handle');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Bluesky' }));
    await expect(await canvas.findByText(/Enter a full handle/)).toBeVisible();
  },
};
