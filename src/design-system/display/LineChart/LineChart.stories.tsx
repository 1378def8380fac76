import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { LineChart, Sparkline } from './index.ts';

const moments = Array.from({ length: 14 }, (_, day) => `${day + 7} Nov`);

const meta = {
  title: 'Display/LineChart',
  component: LineChart,
  args: {
    label: 'Reputation, 7 to 20 November',
    moments,
    series: [
      { name: 'Insightfulness', values: [46, 47, 50, 49, 54, 57, 58, 62, 61, 66, 68, 72, 74, 78] },
      { name: 'Relevance', values: [40, 41, 40, 44, 47, 46, 50, 52, 51, 55, 54, 58, 60, 61] },
      { name: 'Politeness', values: [52, 50, 53, 51, 55, 52, 50, 53, 56, 53, 55, 52, 51, 54] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Up to three series over time, distinguished by dashes as well as colours, with the same numbers as a table. Import it from its own folder, on demand. ' +
          'For a distribution use **Histogram**, for a few signed values in little space **SignedBars**.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Card padding="4">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {};

/** The same series within a line of text. */
export const AsSparkline: Story = {
  render: ({ series }) => <Sparkline series={series.filter((one) => one !== undefined)} />,
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing?.querySelectorAll('path')).toHaveLength(3);
    await expect(drawing?.getBoundingClientRect().height).toBeLessThanOrEqual(20);
  },
};

export const Gaps: Story = {
  args: { series: [{ name: 'With days missing', values: [3, null, 5, 6, null, null, 2, 2, 3, 4, null, 9, 8, null] }] },
};

export const Flat: Story = {
  args: { series: [{ name: 'Unchanged', values: moments.map(() => 50) }] },
};

export const ReadByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('img', { name: /^Reputation, 7 to 20 November\. 7 Nov: / });
    await expect(chart).toHaveAccessibleName(/20 Nov: Insightfulness 78, Relevance 61, Politeness 54$/);
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const said = () => within(canvasElement).getByRole('status');
    await waitFor(() => expect(said()).toHaveTextContent('8 Nov: Insightfulness 47, Relevance 41, Politeness 50'));
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Insightfulness+147');
  },
};

export const ReadByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('img');
    const { left, width, top } = chart.getBoundingClientRect();
    const first = () => within(canvasElement).getAllByRole('listitem')[0];
    // React draws what a moving pointer changes a little later, and not every browser has done so when the event is over.
    await fireEvent.pointerMove(chart, { clientX: left + width / 13, clientY: top + 10 });
    await waitFor(() => expect(first()).toHaveTextContent('Insightfulness+147'));
    // React derives `pointerleave` from `pointerout`.
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await waitFor(() => expect(first()).toHaveTextContent('Insightfulness+3278'));
  },
};

export const AsATable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Reputation, 7 to 20 November/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const rows = within(canvas.getByRole('table', { name: 'Reputation, 7 to 20 November' })).getAllByRole('row');
    await expect(rows).toHaveLength(15);
    await expect(rows[1]).toHaveTextContent('20 Nov786154');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus());
  },
};
