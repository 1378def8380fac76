import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience, shows } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { Connections } from './Connections.tsx';

const meta = {
  title: 'People/Connections',
  tags: ['!autodocs'],
  component: Connections,
  args: { userId: 'u0000002' },
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', path: '/?type=followers', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'Who follows somebody, and whom and which channels they follow or monitor.' } },
  },
} satisfies Meta<typeof Connections>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = '/api/users/:id/followers';

export const Followers: Story = { play: shows('Hanna Kowalska') };

/** People with unread posts come first, with the number of posts. */
export const UnreadFirst: Story = {
  parameters: { app: { path: '/?type=following&withUnreadPosts=true' } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('link', { name: /unread post/ }, patience))[0]).toBeVisible();
  },
};

export const ChannelsOfAPerson: Story = { parameters: { app: { path: '/?type=channels' } }, play: shows('City Desk') };

export const Empty: Story = {
  parameters: { app: { persona: 'newcomer', path: '/?type=monitoring' } },
  args: { userId: 'u0000040' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 2 }, patience)).toBeVisible();
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { app: { faults: [{ path: people, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' }, patience)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: people, delayMs: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
    await expect((await within(canvasElement).findAllByRole('status', {}, patience))[0]).toBeInTheDocument();
  },
};

/** Requests nothing, and shows nothing in its place. */
export const AnUnknownList: Story = { parameters: { app: { path: '/?type=friends' } }, play: shows('Page not found') };

export const WithoutAnId: Story = { args: { userId: 'undefined' }, play: shows('User ID is required') };
