import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GroupRail } from './GroupRail.tsx';

const meta = {
  title: 'Groups/Rail',
  tags: ['!autodocs'],
  component: GroupRail,
  args: { address: 'streetlab', closed: 'Closed' },
  decorators: [
    (Story) => (
      <aside style={{ inlineSize: '18.75rem' }}>
        <Story />
      </aside>
    ),
  ],
  parameters: {
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'What goes with a group on a wide window.' } },
  },
} satisfies Meta<typeof GroupRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Administrators answer requests from here; the focus stays in the card. */
export const ForAnAdmin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Amira Haddad' }, patience));
    await waitFor(() => expect(canvas.queryByText('Amira Haddad')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Join requests' })).toHaveFocus();
    await expect(canvas.getByText('Ines Duarte')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your membership' })).toHaveTextContent(
      /^Your membershipAdmin since .*\d{4}\. Your role is/,
    );
  },
};

export const ForAMember: Story = {
  parameters: { app: { persona: 'verified' } },
  args: { address: 'citydesk' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Your role is/, {}, patience)).toBeVisible();
    await expect(within(canvasElement).queryByText('Join requests')).toBeNull();
  },
};

export const FromOutside: Story = {
  args: { address: 'quietcarriage' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Closed', {}, patience)).toBeVisible();
  },
};
