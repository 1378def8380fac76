import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../layout/index.ts';
import { Card } from '../Card/Card.tsx';
import { Histogram } from './Histogram.tsx';

const levels = [-2, -1, 0, 1, 2];

const meta = {
  title: 'Display/Histogram',
  component: Histogram,
  args: { label: 'Insightfulness', levels, counts: [2, 4, 8, 18, 14], average: 0.8 },
  parameters: {
    docs: {
      description: {
        component:
          'How answers on a few signed levels are distributed. Import it from its own folder, on demand. In a row or pill use **SignedBars**, for values over time **LineChart**.',
      },
    },
  },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Grid columns="11rem" gap="4">
      <Card surface="bordered" padding="3">
        <Histogram {...args} />
      </Card>
      <Card surface="bordered" padding="3">
        <Histogram label="Politeness" levels={levels} counts={[7, 13, 14, 9, 3]} average={-0.3} />
      </Card>
      <Card surface="bordered" padding="3">
        <Histogram label="Nothing yet" levels={levels} counts={[0, 0, 0, 0, 0]} />
      </Card>
      <Card surface="bordered" padding="3">
        <Histogram
          label="Balanced"
          levels={levels}
          counts={[12400, 0, 0, 0, 12400]}
          average={0}
          formatCount={(count) => (count === 0 ? '0' : `${count / 1000}k`)}
        />
      </Card>
    </Grid>
  ),
};

export const IsReadAsAList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('−2: 2');
    await expect(items[3]).toHaveTextContent('+1: 18');
    const heights = items.map((item) => item.querySelector('div')?.getBoundingClientRect().height ?? 0);
    await expect(Math.max(...heights)).toBe(heights[3]);
    await expect(heights[4]).toBeCloseTo((28 * 14) / 18, 0);
  },
};

/** One column for each level; those between zero and the ends are paler. */
export const SevenLevels: Story = {
  tags: ['!autodocs'],
  args: { label: 'Agreement', levels: [-3, -2, -1, 0, 1, 2, 3], counts: [1, 2, 3, 4, 3, 2, 1], average: 0 },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.lastElementChild?.textContent)).toEqual(['−3', '−2', '−1', '0', '+1', '+2', '+3']);
    const faded = items.map((item) => getComputedStyle(item.querySelector('div') as HTMLElement).opacity === '0.6');
    await expect(faded).toEqual([false, true, true, false, true, true, false]);
  },
};
