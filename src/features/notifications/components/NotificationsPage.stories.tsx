import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { NotificationsPage } from './NotificationsPage.tsx';

const list = '/api/notifications';

const meta = {
  title: 'People/Notifications',
  tags: ['!autodocs'],
  component: NotificationsPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/notifications', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'What happened to somebody: first what they have not seen, then the rest.' } },
  },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: shows('Mark all as read', 'Follow back', 'Earlier'),
};

export const Empty: Story = { parameters: { app: { persona: 'newcomer' } }, play: shows('No notifications yet') };

export const Failed: Story = {
  parameters: { app: { faults: [{ path: list, status: 503 }] } },
  play: shows('Notifications didn’t load'),
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: list, delayMs: 600_000 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Unread' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};
