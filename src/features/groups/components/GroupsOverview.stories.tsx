import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { GroupsOverview } from './GroupsOverview.tsx';

const meta = {
  title: 'Groups/List',
  tags: ['!autodocs'],
  component: GroupsOverview,
  parameters: {
    layout: 'fullscreen',
    frame: 'column',
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'Invitations, one’s own groups and all the others; or what a search has found.' } },
  },
} satisfies Meta<typeof GroupsOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: shows('Night Shift Readers', 'Street Lab', 'East Side Choir') };

/** A new person without groups. */
export const NoneOfOnesOwn: Story = { parameters: { app: { persona: 'newcomer' } }, play: shows('You’re not in any groups yet') };

const answer = (body: unknown) => ({ status: 200, body });
const nothing = answer({ results: [], count: 0 });
const lists = ['/api/organizations/my', '/api/organizations/other'] as const;

export const Empty: Story = {
  parameters: { app: { faults: lists.map((path) => ({ path, ...nothing })) } },
  play: shows('You’re not in any groups yet', 'No other groups'),
};

export const Loading: Story = {
  parameters: { app: { faults: lists.map((path) => ({ path, delayMs: 600_000 })) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Loading groups')[0]).toBeInTheDocument();
  },
};

/** The failed list shows the server's own message; the rest of the page stays. */
export const Failed: Story = {
  parameters: { app: { faults: [{ path: lists[0], status: 500, message: 'The archive is closed' }] } },
  play: shows('Groups didn’t load', 'The archive is closed', 'East Side Choir'),
};

export const NothingFound: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await shows('No groups match “zeppelin”')(context);
  },
};
