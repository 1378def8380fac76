import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Account } from './Account.tsx';

const meta = {
  title: 'Account/Account',
  tags: ['!autodocs'],
  component: Account,
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular' },
    docs: { description: { component: 'What is known of oneself, the ways in, and the way out.' } },
  },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

/** X is connected, and cross-posting to it is allowed. */
export const Connected: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('switch', { name: 'Also publish my posts on X' })).toBeVisible();
  },
};

export const NothingConnected: Story = { parameters: { app: { persona: 'newcomer' } } };

/** Without a password X is the only sign-in method: the server refuses to disconnect it, and the refusal is shown. */
export const OnlyWayIn: Story = {
  parameters: { app: { persona: 'regular', person: { password: null, phone: null, siwfId: null } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect X' }, patience));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Disconnect X' })).toBeEnabled(), patience);
  },
};

/** Only the typed word confirms the deletion. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete account' }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience));
    await userEvent.type(dialog.getByLabelText(/Type DELETE/), 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await expect(await dialog.findByText('Type exactly DELETE.')).toBeVisible();
  },
};
