import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, within } from 'storybook/test';
import { StandingCard } from './StandingCard.tsx';

const meta = {
  title: 'People/Standing',
  tags: ['!autodocs'],
  component: StandingCard,
  args: { userId: 'u0000003', rating: 3981, isOwn: false },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18.75rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    app: { persona: 'regular', now: '2026-11-20T12:00:00.000Z' },
    docs: { description: { component: 'How a person stood over the last 30 days, and what that means.' } },
  },
} satisfies Meta<typeof StandingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const history = '/api/users/:id/rating-history';

const hasChart = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(await within(canvasElement).findByText('Show as a table', {}, patience)).toBeVisible();
};

export const Full: Story = { play: hasChart };

/** The chart of one's own, as narrow as the narrowest phone has it. */
export const OwnOnANarrowPhone: Story = {
  args: { userId: 'u0000002', rating: 1202, isOwn: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: hasChart,
};

export const Failed: Story = {
  parameters: { app: { faults: [{ path: history, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' }, patience)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { faults: [{ path: history, delayMs: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('status', {}, patience))[0]).toBeInTheDocument();
  },
};
