import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, showsTitle } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '@/design-system';
import { type OnboardingStep, paths } from '@/shared/lib/paths';
import { fakeCaptcha } from '../../captcha/fakeCaptcha.tsx';
import { Onboarding } from './Onboarding.tsx';
import { SignUp } from './SignUp.tsx';

const brand = (
  <Text size="title" weight="bold">
    sez
  </Text>
);
const frame = { brand, captcha: fakeCaptcha };

const meta = {
  title: 'Onboarding/Steps',
  tags: ['!autodocs'],
  component: Onboarding,
  args: { frame, step: 'create-username' },
  beforeEach: () => {
    // Fills in everything up to the code.
    const sent = { to: '+12025550188', at: Date.now() };
    const draft = { username: 'noor_new', firstName: 'Noor', lastName: '', email: '', phone: sent.to, sent, hasAbout: true };
    sessionStorage.setItem('onboarding', JSON.stringify(draft));
    return () => {
      sessionStorage.removeItem('onboarding');
      localStorage.removeItem('newUser');
    };
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    app: { persona: 'guest' },
    docs: { description: { component: 'From a way in to an account that is whole, one step at a time.' } },
  },
} satisfies Meta<typeof Onboarding>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (name: OnboardingStep, persona: 'guest' | 'regular' = 'guest') => ({
  args: { step: name },
  parameters: { app: { persona, path: paths.onboarding(name) } },
});

export const LoginMethod: Story = { ...step('login-method'), play: showsTitle('Create your account') };
export const Username: Story = { ...step('create-username'), play: showsTitle('Choose a username') };
export const UsernameTaken: Story = {
  ...step('create-username'),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/Username/, {}, patience);
    await userEvent.clear(field);
    await userEvent.type(field, 'lena');
    await expect(await within(canvasElement).findByText('This username is already taken.', {}, patience)).toBeVisible();
  },
};
export const AboutYou: Story = { ...step('create-account'), play: showsTitle('About you') };
export const Code: Story = { ...step('verification-code'), play: showsTitle('Verify your number') };
/** The account exists; from this step on, a password can sign in as well as the number. */
export const Password: Story = {
  args: { step: 'create-password' },
  beforeEach: () => localStorage.setItem('newUser', 'true'),
  parameters: { app: { persona: 'regular', person: { password: null }, path: paths.onboarding('create-password') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showsTitle('Choose a password')({ canvasElement });
    await userEvent.type(canvas.getByLabelText(/New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
  },
};
export const Picture: Story = { ...step('add-avatar', 'regular'), play: showsTitle('Add a picture') };

/** The short sign-up: number and password. */
export const WithPassword: Story = {
  render: () => <SignUp frame={frame} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^Country: / }, patience);
    await userEvent.clear(canvas.getByRole('textbox', { name: /Phone number/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '+12025550188');
    await userEvent.type(canvas.getByLabelText(/New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
  },
};
