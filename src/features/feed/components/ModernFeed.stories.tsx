import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { ModernFeed } from './ModernFeed.tsx';

const meta = {
  title: 'Feed/Dense',
  tags: ['!autodocs'],
  component: ModernFeed,
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'The personal list as dense rows, every post once with who reposted it.' } },
  },
} satisfies Meta<typeof ModernFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/api/posts/for-you';

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/ reposted$/, {}, patience))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { scenario: 'empty-feed' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing here yet', {}, patience)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { faults: [{ path: list, status: 503 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' }, patience)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: list, delayMs: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading posts', {}, patience)).toBeInTheDocument();
  },
};
