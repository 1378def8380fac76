import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows } from '@tests/support/plays';
import { expect, fireEvent, within } from 'storybook/test';
import { Screen, screenAt } from '../app/screen.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenAt('/sign-in?method=password', 'guest'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const password = await canvas.findByLabelText(/^\W*Password$/, {}, patience);
  await canvas.findByRole('button', { name: /^Country: / }, patience);
  await fireEvent.change(canvas.getByRole('textbox', { name: /Phone number/ }), { target: { value: '2015550123' } });
  await fireEvent.change(password, { target: { value: 'correct-horse' } });
  return canvas.getByRole('button', { name: 'Sign in' });
}

export const Full: Story = {
  play: async (context) => {
    await expect(await fill(context)).toBeEnabled();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^\W*Password$/, {}, patience)).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: '/api/auth/login', delayMs: 600_000 }] } },
  play: async (context) => {
    const send = await fill(context);
    await fireEvent.click(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  parameters: { app: { faults: [{ path: '/api/auth/login', status: 400, message: 'Invalid phone or password' }] } },
  play: async (context) => {
    await fireEvent.click(await fill(context));
    await shows('Invalid phone or password')(context);
  },
};
