import { Text } from '@/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { mockCaptcha } from '../../mocked/MockCaptcha.tsx';
import { withEntry } from '../../model/historyEntry.ts';
import { never, noContent, refused, serve } from './fakeServer.ts';
import { SignIn } from './SignIn.tsx';

const atCode = () => history.replaceState(withEntry(null, { step: 'code', sent: { to: '+12015550123', at: Date.now() } }), '');

/** The field, once the phone library has arrived. */
async function phoneField(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: /^Country: / }, { timeout: 8000 });
  return canvas.getByRole('textbox', { name: /Phone number/ });
}

const meta = {
  title: 'Onboarding/SignIn',
  component: SignIn,
  args: { brand: <Text size="title" weight="bold">sez</Text>, captcha: mockCaptcha },
  decorators: [
    (Story) => (
      <Provider store={createStore()}>
        <main><Story /></main>
      </Provider>
    ),
  ],
  beforeEach: () => {
    history.replaceState(null, '');
    const { stop } = serve();
    return () => {
      stop();
      history.replaceState(null, '');
    };
  },
  parameters: {
    layout: 'fullscreen',
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

/** What is missing stands beside its field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await phoneField(canvasElement), '201');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/complete phone number/)).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: () => serve({ '/login-sms/send': never }).stop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await phoneField(canvasElement), '2015550123');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** No captcha is configured: only the password is left. */
export const NoCaptcha: Story = { args: { captcha: undefined } };

/** The focus is in the first box; the phone may offer the code itself. */
export const Code: Story = {
  beforeEach: () => {
    atCode();
    return serve({ '/login-sms/send': noContent }).stop;
  },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByLabelText('Six-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '407');
    await expect(code).toHaveValue('407');
  },
};

/** What was typed stays and is selected: the next digit starts over. */
export const WrongCode: Story = {
  beforeEach: () => {
    atCode();
    return serve({ '/login-sms/check': refused(400, 'Invalid verification code') }).stop;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByLabelText<HTMLInputElement>('Six-digit code');
    await userEvent.type(code, '111111');
    await expect(await canvas.findByText('Invalid verification code')).toBeVisible();
    await expect(code).toHaveValue('111111');
    await expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
  },
};

/** The number has no account. */
export const UnknownPhone: Story = {
  beforeEach: () => {
    atCode();
    return serve({ '/login-sms/check': refused(404, 'User not found. Please Signup') }).stop;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Six-digit code'), '123456');
    await expect(await canvas.findByText('User not found. Please Signup')).toBeVisible();
  },
};

/** The wait is over; another code needs another captcha. */
export const SendAgain: Story = {
  beforeEach: () => history.replaceState(withEntry(null, { step: 'code', sent: { to: '+12015550123', at: 0 } }), ''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('checkbox', { name: /not a robot/ })).toBeVisible();
  },
};

export const Password: Story = {
  beforeEach: () => history.replaceState(withEntry(null, { step: 'password' }), ''),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
