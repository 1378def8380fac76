import type { Meta, StoryObj } from '@storybook/react-vite';
import { patience } from '@tests/support/plays';
import { expect, userEvent, within } from 'storybook/test';
import { FoldedStanding } from './FoldedStanding.tsx';
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

/** Every part of the card begins at a multiple of 8 px from its upper edge. */
const expectGridAlignment = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const card = within(canvasElement).getByRole('region');
  const edge = card.getBoundingClientRect().top + card.clientTop;
  const parts = card.querySelectorAll('h2, [role="img"][tabindex], ul > li, hr, button, summary');
  const tops = [...parts].map((part) => Math.round((part.getBoundingClientRect().top - edge) * 10) / 10);
  await expect(tops.filter((top) => top % 8 !== 0)).toEqual([]);
  await expect((card.getBoundingClientRect().height - 2 * card.clientTop) % 8).toBe(0);
};

export const Full: Story = {
  play: async (context) => {
    await hasChart(context);
    await expectGridAlignment(context);
  },
};

export const Explained: Story = {
  play: async (context) => {
    await hasChart(context);
    await userEvent.click(within(context.canvasElement).getByText('What this means'));
    await expect(within(context.canvasElement).getByText('Tiers')).toBeVisible();
  },
};

/** The signed-in person's chart at the width of the narrowest phone. */
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

/** Without weigh-ins the card says so and draws no empty chart. */
export const Unrated: Story = {
  args: { userId: 'u0000003', rating: 0, isOwn: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your standing begins when somebody weighs in on a post of yours.', {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Scores of/ })).toBeNull();
  },
};

/** The line of narrow windows, which opens with a press. */
export const Folded: Story = {
  render: ({ edge: _edge, ...person }) => <FoldedStanding {...person} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Now: Insightfulness \d+, Relevance \d+, Politeness \d+$/, {}, patience)).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: /^Scores of/ })).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { name: 'Standing, 30 days' }));
    await expect(await canvas.findByRole('img', { name: /^Scores of/ }, patience)).toBeVisible();
  },
};
